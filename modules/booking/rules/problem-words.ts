import { type Language, messages } from '#core/messages.ts'
import { type FieldProblem, validationWords } from '#core/validation.ts'

const own = messages({
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
  addon_once: { id: 'Cukup satu untuk satu pesanan', en: 'One is enough for a booking' },
  addon_unknown: { id: 'Tambahan ini bukan bagian dari paket', en: 'This extra is not part of the package' },
})

/** What is said at the fields of an order: the general words, and those about who travels and what they bring. */
export const problemWords = (language: Language) => ({ ...validationWords(language), ...own(language) })

export type OrderProblem = FieldProblem<ReturnType<typeof problemWords>>
