type Reason = Readonly<{ english: string; indonesia: string }>
type Outcome = Readonly<{ code: string; message: string; flag?: '00' | '01'; reason?: Reason }>

const no = (english: string, indonesia: string) => ({ flag: '01', reason: { english, indonesia } }) as const

/** Every answer to a deposit (SNAP, service 25). The first three digits are the status of HTTP. */
const outcomes = {
  counted: {
    code: '2002500',
    message: 'Successful',
    flag: '00',
    reason: { english: 'Success', indonesia: 'Sukses' },
  },
  // Who is not known is told nothing of any account.
  unauthorized: { code: '4012500', message: 'Unauthorized. [Signature]' },
  token: { code: '4012501', message: 'Invalid Token (B2B)' },
  unreadable: { code: '4002500', message: 'Bad Request', ...no('Bad request', 'Permintaan tidak dapat dibaca') },
  format: { code: '4002501', message: 'Invalid Field Format', ...no('Invalid field format', 'Format isian salah') },
  missing: { code: '4002502', message: 'Invalid Mandatory Field', ...no('Missing field', 'Isian wajib kosong') },
  conflict: { code: '4092500', message: 'Conflict', ...no('Conflict', 'Nomor eksternal sudah dipakai') },
  inconsistent: { code: '4042518', message: 'Inconsistent Request', ...no('Inconsistent request', 'Data berbeda') },
  unknown_account: {
    code: '4042512',
    message: 'Invalid Bill/Virtual Account [Not Found]',
    ...no('Account not found', 'Rekening tidak ditemukan'),
  },
  closed_account: {
    code: '4042519',
    message: 'Invalid Bill/Virtual Account',
    ...no('Account closed', 'Rekening sudah ditutup'),
  },
  amount: { code: '4042513', message: 'Invalid Amount', ...no('Invalid amount', 'Jumlah tidak sesuai') },
  failed: { code: '5002501', message: 'Internal Server Error', ...no('Internal error', 'Gangguan di sistem kami') },
} as const satisfies Record<string, Outcome>
export type BankOutcome = keyof typeof outcomes

export type BankAnswer = {
  responseCode: string
  responseMessage: string
  virtualAccountData?: Record<string, unknown>
  additionalInfo?: Record<string, never>
}
/** What was said of a deposit before, and is said again. */
export type Flag = { paymentFlagStatus: string; paymentFlagReason: Reason }
type Said = { sent?: Readonly<Record<string, unknown>>; field?: string; first?: Flag | undefined }

export function bankAnswer(name: BankOutcome, { sent = {}, field, first }: Said = {}): BankAnswer {
  const outcome: Outcome = outcomes[name]
  const head = {
    responseCode: outcome.code,
    responseMessage: field ? `${outcome.message} {${field}}` : outcome.message,
  }
  if (!outcome.flag || !outcome.reason) return head
  const flag = first ?? { paymentFlagStatus: outcome.flag, paymentFlagReason: outcome.reason }
  const { paidAmount: _, totalAmount: __, ...others } = sent
  // Sums are repeated only where they were taken.
  const repeated = name === 'counted' ? sent : others
  return { ...head, virtualAccountData: { ...repeated, ...flag }, additionalInfo: {} }
}

export const statusOf = ({ responseCode }: { responseCode: string }): number => Number(responseCode.slice(0, 3))

/** Answers to who wants a token (service 73). */
export const tokenRefusals = {
  unauthorized: { responseCode: '4017300', responseMessage: 'Unauthorized. [Signature]' },
  format: { responseCode: '4007301', responseMessage: 'Invalid Field Format' },
  missing: { responseCode: '4007302', responseMessage: 'Invalid Mandatory Field' },
} as const
