import type { z } from 'zod'
import { type Language, messages } from './messages.ts'
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
  compare_count: { id: 'Pilih 2 sampai 4 paket', en: 'Choose 2 to 4 packages' },
  traveller_unknown: { id: 'Jamaah ini bukan bagian dari pesanan', en: 'This traveller is not part of the order' },
  traveller_missing: { id: 'Lengkapi nama semua jamaah', en: 'Enter every traveller’s name' },
  traveller_twice: { id: 'Jamaah ini dikirim dua kali', en: 'This traveller was sent twice' },
  birth_date_needed: {
    id: 'Tanggal lahir anak dan bayi wajib diisi',
    en: 'Enter the date of birth of children and infants',
  },
  age_group: {
    id: (infant: number, child: number) =>
      `Usia tidak sesuai: bayi di bawah ${infant} tahun, anak ${infant} sampai ${child - 1} tahun, dewasa mulai ${child} tahun`,
    en: (infant: number, child: number) =>
      `The age doesn’t match: infants are under ${infant}, children ${infant} to ${child - 1}, adults ${child} and over`,
  },
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
  name_two_words: {
    id: 'Arab Saudi meminta nama minimal dua kata di paspor. Jika nama di paspor hanya satu kata, centang pilihan di bawah',
    en: 'Saudi Arabia requires at least two names in the passport. If the passport has only one, tick the box below',
  },
  traveller_same: {
    id: (n: number) => `Nama ini sama dengan Jamaah ${n}. Jika memang dua orang berbeda, isi tanggal lahir keduanya`,
    en: (n: number) => `Traveller ${n} has the same name. If they are two different people, enter both dates of birth`,
  },
  traveller_same_birth: {
    id: (n: number) =>
      `Nama dan tanggal lahir ini sama dengan Jamaah ${n}. Isi data jamaah yang lain, atau perbaiki tanggal lahirnya`,
    en: (n: number) =>
      `Traveller ${n} has the same name and date of birth. Enter someone else’s details, or correct the date of birth`,
  },
  self_twice: {
    id: 'Hubungan “Diri sendiri” hanya untuk satu jamaah',
    en: 'Only one traveller can be “Myself”',
  },
  self_other: {
    id: 'Nama ini bukan nama pemesan. Samakan dengan nama pemesan, atau pilih hubungan lain',
    en: 'This isn’t the name of the person booking. Use the same name, or choose another relationship',
  },
  name_other: {
    id: 'Nama ini tampaknya milik orang lain. Anda hanya dapat memperbaiki ejaan, bukan mengganti jamaah',
    en: 'This looks like a different person. You can correct the spelling, but you can’t replace a traveller',
  },
  name_and_birth_date: {
    id: 'Nama dan tanggal lahir tidak dapat diubah keduanya. Hubungi travel Anda',
    en: 'You can’t change both the name and the date of birth. Please contact your travel agency',
  },
  nothing_changed: { id: 'Belum ada yang diubah', en: 'You haven’t changed anything yet' },
  birth_date_kept: {
    id: 'Tanggal lahir sudah tersimpan. Ubah lewat perbaikan data jamaah',
    en: 'The date of birth is already saved. To change it, correct the traveller’s details',
  },
  not_asked: { id: 'Perjalanan ini tidak memerlukan data ini', en: 'This trip doesn’t need this information' },
  passport_number_invalid: {
    id: 'Nomor paspor terdiri dari 6 sampai 9 huruf dan angka',
    en: 'A passport number has 6 to 9 letters and numbers',
  },
  passport_twice: {
    id: 'Nomor paspor ini milik jamaah lain di pesanan ini',
    en: 'Another traveller in this order has this passport number',
  },
  passport_short: {
    id: (months: number) =>
      `Paspor harus berlaku minimal ${months} bulan setelah tanggal berangkat. Perpanjang paspor lebih dahulu`,
    en: (months: number) =>
      `The passport must be valid for at least ${months} months after departure. Please renew it first`,
  },
  guardian_relation_wrong: {
    id: 'Hubungan ini tidak dapat menjadi pendamping',
    en: 'This relationship can’t be the companion',
  },
  guardian_self: { id: 'Pendamping harus orang lain', en: 'The companion must be someone else' },
  addon_unknown: { id: 'Tambahan ini bukan bagian dari paket', en: 'This extra is not part of the package' },
  method_unknown: { id: 'Metode perhitungan tidak dikenal', en: 'This calculation method is not recognised' },
  phone_invalid: {
    id: 'Nomor HP tidak valid. Contoh: 081234567890',
    en: 'Mobile number is not valid. Example: 081234567890',
  },
  push_unknown: {
    id: 'Notifikasi belum didukung di perangkat ini',
    en: 'Notifications aren’t supported on this device yet',
  },
})

export type ValidationWord = keyof ReturnType<typeof words>
export const validationWords = words

type Sentences = ReturnType<typeof words>
type Sentence = { [K in keyof Sentences]: Sentences[K] extends string ? K : never }[keyof Sentences]
/** A word, and the figures in it where it has some. */
export type FieldProblem =
  | { field: string; word: Sentence }
  | { field: string; word: Exclude<ValidationWord, Sentence>; values: readonly number[] }

/** What a problem says. */
function problemText(problem: FieldProblem, language: Language): string {
  const text: string | ((...values: number[]) => string) = words(language)[problem.word]
  return typeof text === 'string' ? text : text(...('values' in problem ? problem.values : []))
}

/** What a shape cannot know by itself, refused at its field as if the shape had. */
export const fieldRefusal = (field: string, word: Sentence, language: Language): Refusal =>
  fieldRefusals([{ field, word }], language)

/** The same for several fields at once. */
export function fieldRefusals(problems: readonly FieldProblem[], language: Language): Refusal {
  return new Refusal('F-REQ-2v2', { errors: problemErrors(problems, language) })
}

// As many as the largest form has fields, and some more: nobody reads on, and an answer must not outgrow what was sent.
const mostErrors = 120

/** Field → messages in the caller's language. */
export function problemErrors(problems: readonly FieldProblem[], language: Language): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const problem of problems.slice(0, mostErrors)) {
    errors[problem.field] = [...(errors[problem.field] ?? []), problemText(problem, language)]
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
    for (const name of names) errors[name] = [...(errors[name] ?? []), sentence(issue, language)]
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

function tooSmall(issue: z.core.$ZodIssueTooSmall, say: ReturnType<typeof words>): string {
  if (issue.origin !== 'string') return say.low(Number(issue.minimum))
  return issue.input === '' || Number(issue.minimum) <= 1 ? say.empty : say.short(Number(issue.minimum))
}

function customSentence(word: unknown, say: ReturnType<typeof words>): string {
  const text = typeof word === 'string' && Object.hasOwn(say, word) ? say[word as ValidationWord] : undefined
  return typeof text === 'string' ? text : say.type
}
