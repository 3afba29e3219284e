/** Banks that a refund is transferred to, by Bank Indonesia's three digits. */
export const refundBanks = [
  { code: '014', name: 'BCA' },
  { code: '536', name: 'BCA Syariah' },
  { code: '451', name: 'Bank Syariah Indonesia (BSI)' },
  { code: '008', name: 'Bank Mandiri' },
  { code: '009', name: 'BNI' },
  { code: '002', name: 'BRI' },
  { code: '200', name: 'BTN' },
  { code: '147', name: 'Bank Muamalat' },
  { code: '506', name: 'Bank Mega Syariah' },
  { code: '426', name: 'Bank Mega' },
  { code: '022', name: 'CIMB Niaga' },
  { code: '011', name: 'Danamon' },
  { code: '013', name: 'Permata' },
  { code: '019', name: 'Panin' },
  { code: '016', name: 'Maybank' },
  { code: '028', name: 'OCBC' },
  { code: '213', name: 'SMBC Indonesia (BTPN, Jenius)' },
  { code: '542', name: 'Bank Jago' },
  { code: '535', name: 'SeaBank' },
  { code: '110', name: 'Bank BJB' },
  { code: '111', name: 'Bank Jakarta (DKI)' },
  { code: '113', name: 'Bank Jateng' },
  { code: '114', name: 'Bank Jatim' },
  { code: '116', name: 'Bank Aceh Syariah' },
  { code: '117', name: 'Bank Sumut' },
  { code: '118', name: 'Bank Nagari' },
] as const
export const refundBankCodes = refundBanks.map(({ code }) => code)
export type RefundBankCode = (typeof refundBanks)[number]['code']

export const bankNameOf = (code: RefundBankCode): string => refundBanks.find((bank) => bank.code === code)?.name ?? code

/** What a number is encrypted for: it does not open as another refund's. */
export const refundAccountPlace = (refund_id: string): string => `refund account ${refund_id}`

type Waiting = { state: string; can_return: boolean; has_account: boolean; is_listed: boolean }

/** Whether a refund leaves by transfer, and has not left. */
export const isByTransfer = ({ state, can_return }: Pick<Waiting, 'state' | 'can_return'>): boolean =>
  (state === 'due' || state === 'approved') && !can_return

/** Whether its account may be given: what was approved, or stands on a list of transfers, goes where it was to go then. */
export const canGiveAccount = (refund: Waiting): boolean =>
  isByTransfer(refund) && ((refund.state === 'due' && !refund.is_listed) || !refund.has_account)
