import type { z } from 'zod'
import { formatRupiah } from './format.ts'
import { type Language, messages } from './messages.ts'
import { rupiah } from './money.ts'
import { codes } from './refusal-codes.ts'
import { Refusal } from './refusals.ts'

const words = messages({
  empty: { id: 'Field tidak boleh kosong', en: 'Please fill in this field' },
  email: { id: 'Email tidak valid', en: 'Email is not valid' },
  format: { id: 'Format tidak valid', en: 'The format is not valid' },
  type: { id: 'Isian tidak valid', en: 'This value is not valid' },
  choice: { id: 'Pilih salah satu yang tersedia', en: 'Choose one of the options' },
  unknown: { id: 'Isian ini tidak dikenal', en: 'This field is not recognised' },
  twice: { id: 'Isian ini dikirim dua kali', en: 'This field was sent twice' },
  short: { id: (n: number) => `Minimal ${n} karakter`, en: (n: number) => `At least ${n} characters` },
  long: { id: (n: number) => `Maksimal ${n} karakter`, en: (n: number) => `At most ${n} characters` },
  low: { id: (n: number) => `Minimal ${n}`, en: (n: number) => `At least ${n}` },
  high: { id: (n: number) => `Maksimal ${n}`, en: (n: number) => `At most ${n}` },
  file_large: { id: (n: number) => `Ukuran berkas melebihi ${n} MB`, en: (n: number) => `File exceeds ${n} MB` },
  password_short: { id: 'Kata sandi minimal 8 karakter', en: 'Password must have at least 8 characters' },
  password_upper: { id: 'Kata sandi harus berisi huruf besar', en: 'Password must have an uppercase letter' },
  password_lower: { id: 'Kata sandi harus berisi huruf kecil', en: 'Password must have a lowercase letter' },
  password_digit: { id: 'Kata sandi harus berisi angka', en: 'Password must have a number' },
  password_sign: {
    id: 'Kata sandi harus berisi tanda baca, misalnya # atau !',
    en: 'Password must have a symbol, such as # or !',
  },
  password_same: { id: 'Password harus sama', en: 'The passwords must match' },
  date_invalid: { id: 'Tanggal tidak valid', en: 'The date is not valid' },
  age_unserved: { id: 'Usia minimal 13 tahun', en: 'The minimum age is 13' },
  birth_future: {
    id: 'Tanggal lahir melewati hari ini. Periksa tahunnya',
    en: 'This date is in the future. Check the year',
  },
  birth_long_ago: {
    id: 'Tanggal lahir lebih dari 120 tahun lalu. Periksa tahunnya',
    en: 'This date is more than 120 years ago. Check the year',
  },
  name_letters: {
    id: 'Tulis seperti di paspor. Gunakan hanya huruf Latin, spasi, titik, tanda petik, dan tanda hubung',
    en: 'Enter it as in the passport. Use only Latin letters, spaces, full stops, apostrophes and hyphens',
  },
  name_letters_card: {
    id: 'Tulis seperti di KTP. Gunakan hanya huruf Latin, spasi, titik, tanda petik, dan tanda hubung',
    en: 'Enter it as on the ID card. Use only Latin letters, spaces, full stops, apostrophes and hyphens',
  },
  method_unknown: { id: 'Metode perhitungan tidak dikenal', en: 'This calculation method is not recognised' },
  name_other: { id: 'Nama tidak sama. Ketik seperti yang tertulis', en: 'The name does not match. Type it as shown' },
  note_needed: {
    id: 'Tulis apa yang harus diubah, minimal 5 karakter',
    en: 'Write what has to change, at least 5 characters',
  },
  six_digits: {
    id: 'Ketik enam angka dari aplikasi autentikator Anda',
    en: 'Type the six digits from your authenticator app',
  },
  phone_invalid: {
    id: 'Nomor HP tidak valid. Contoh: 081234567890',
    en: 'Mobile number is not valid. Example: 081234567890',
  },
  quantity_least: { id: 'Jumlah minimal 1', en: 'Quantity must be at least 1' },
  postcode_invalid: {
    id: 'Kode pos harus 5 angka. Contoh: 40291',
    en: 'The postal code has 5 digits. Example: 40291',
  },
  plan_months: { id: 'Pilih 6, 12, 18, atau 24 bulan', en: 'Choose 6, 12, 18 or 24 months' },
  income_low: {
    id: (least: number) => `Penghasilan minimal ${formatRupiah(rupiah(least), 'id')} per bulan`,
    en: (least: number) => `Income must be at least ${formatRupiah(rupiah(least), 'en')} a month`,
  },
})

export const validationWords = words

type GeneralWords = ReturnType<typeof words>
type KeyOf<Texts, Kind> = { [K in keyof Texts]: Texts[K] extends Kind ? K : never }[keyof Texts]
/** A word of these texts, and the figures in it where it has some. */
export type FieldProblem<Texts = GeneralWords> =
  | { field: string; word: KeyOf<Texts, string> }
  | { field: string; word: KeyOf<Texts, (...values: number[]) => string>; values: readonly number[] }

/** What a problem says, in these words. */
function problemText<Texts>(problem: FieldProblem<Texts>, say: Texts): string {
  // Its type lets a problem name only words that are texts, or texts with figures.
  const text = say[problem.word] as string | ((...values: number[]) => string)
  return typeof text === 'string' ? text : text(...('values' in problem ? problem.values : []))
}

/** What a shape cannot know by itself, refused at its field as if the shape had. */
export const fieldRefusal = (field: string, word: KeyOf<GeneralWords, string>, language: Language): Refusal =>
  fieldRefusals([{ field, word }], words(language))

/** The same for several fields at once, in the words of whoever refuses: the general ones, or a module's own. */
export const fieldRefusals = <Texts>(problems: readonly FieldProblem<Texts>[], say: Texts): Refusal =>
  new Refusal(codes.input_invalid, { errors: problemErrors(problems, say) })

// As many as the largest form has fields, and some more: nobody reads on, and an answer must not outgrow what was sent.
const mostErrors = 120

/** Field → messages. */
export function problemErrors<Texts>(problems: readonly FieldProblem<Texts>[], say: Texts): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const problem of problems.slice(0, mostErrors)) {
    errors[problem.field] = [...(errors[problem.field] ?? []), problemText(problem, say)]
  }
  return errors
}

type Issue = z.core.$ZodIssue

/** Field → messages in the caller's language; a nested field is named with dots. */
export function fieldErrors(issues: readonly Issue[], language: Language): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  let left = mostErrors
  for (const issue of issues.slice(0, mostErrors)) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, left) : [issue.path.join('.') || 'body']
    // What two rules say in the same words is said once.
    for (const name of names) errors[name] = [...new Set([...(errors[name] ?? []), sentence(issue, language)])]
    left -= names.length
    if (left <= 0) break
  }
  return errors
}

function sentence(issue: Issue, language: Language): string {
  const say = words(language)
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? say.empty : say.type
    case 'too_small':
      return tooSmall(issue, say)
    case 'too_big':
      return issue.origin === 'string' ? say.long(Number(issue.maximum)) : say.high(Number(issue.maximum))
    case 'invalid_format':
      return issue.format === 'email' ? say.email : say.format
    case 'invalid_value':
      return say.choice
    case 'unrecognized_keys':
      return say.unknown
    case 'custom':
      return customSentence(issue.params?.word, say)
    default:
      return say.type
  }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall, say: GeneralWords): string {
  if (issue.origin !== 'string') return say.low(Number(issue.minimum))
  return issue.input === '' || Number(issue.minimum) <= 1 ? say.empty : say.short(Number(issue.minimum))
}

function customSentence(word: unknown, say: GeneralWords): string {
  const text = typeof word === 'string' && Object.hasOwn(say, word) ? say[word as keyof GeneralWords] : undefined
  return typeof text === 'string' ? text : say.type
}
