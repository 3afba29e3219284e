import { messages } from '#core/messages.ts'

/** Words of what a traveller tells beside the scans, and of corrections. */
export const travellerWords = messages({
  single: {
    id: (names: string) =>
      `Nama di paspor hanya satu kata: ${names}. Arab Saudi meminta paling sedikit dua kata. Tambahkan nama di kantor imigrasi, lalu perbaiki di sini.`,
    en: (names: string) =>
      `Only one name in the passport: ${names}. Saudi Arabia requires at least two. Have one added at an immigration office, then correct it here.`,
  },
  details: { id: 'Data paspor', en: 'Passport details' },
  detailsNote: {
    id: 'Disimpan terenkripsi dan dihapus 90 hari setelah perjalanan.',
    en: 'Stored encrypted and deleted 90 days after the trip.',
  },
  passport_number: { id: 'Nomor paspor', en: 'Passport number' },
  passportSaved: {
    id: (masked: string) => `Tersimpan: ${masked}. Kosongkan bila tidak berubah.`,
    en: (masked: string) => `Saved: ${masked}. Leave empty if it has not changed.`,
  },
  passport_expires_on: { id: 'Berlaku sampai', en: 'Valid until' },
  gender: { id: 'Jenis kelamin', en: 'Gender' },
  male: { id: 'Laki-laki', en: 'Male' },
  female: { id: 'Perempuan', en: 'Female' },
  choose: { id: 'Pilih', en: 'Choose' },
  birth_date: { id: 'Tanggal lahir', en: 'Date of birth' },
  guardian_name: { id: 'Nama mahram atau wali', en: 'Name of mahram or guardian' },
  guardianHint: {
    id: 'Orang yang mendampingi selama perjalanan. Boleh jamaah lain di pesanan ini.',
    en: 'The person accompanying this traveller. It can be another traveller on this order.',
  },
  guardianOpen: {
    id: (minor: number, woman: number) =>
      `Wajib untuk jamaah di bawah ${minor} tahun dan perempuan di bawah ${woman} tahun. Jamaah lain boleh mengosongkannya.`,
    en: (minor: number, woman: number) =>
      `Required for travellers under ${minor} and women under ${woman}. Others can leave it empty.`,
  },
  guardian_relation: { id: 'Hubungan dengan jamaah ini', en: 'Relationship to this traveller' },
  spouse: { id: 'Suami atau istri', en: 'Husband or wife' },
  parent: { id: 'Orang tua', en: 'Parent' },
  childOf: { id: 'Anak', en: 'Son or daughter' },
  sibling: { id: 'Saudara kandung', en: 'Brother or sister' },
  grandparent: { id: 'Kakek atau nenek', en: 'Grandparent' },
  uncle_aunt: { id: 'Paman atau bibi', en: 'Uncle or aunt' },
  nephew: { id: 'Keponakan', en: 'Nephew or niece' },
  in_law: { id: 'Mertua atau menantu', en: 'Parent-in-law or child-in-law' },
  legal_guardian: { id: 'Wali yang sah', en: 'Legal guardian' },
  detailsLeft: { id: 'Data paspor belum lengkap', en: 'Passport details missing' },
  saveDetails: { id: 'Simpan data paspor', en: 'Save passport details' },
  correct: { id: 'Perbaiki ejaan nama', en: 'Correct the spelling' },
  correctNote: {
    id: (day: string) => `Hanya untuk salah ketik, paling lambat ${day}. Jamaah tidak dapat diganti.`,
    en: (day: string) => `For typos only, until ${day}. Travellers can’t be replaced.`,
  },
  correctClosed: {
    id: (day: string) => `Batas perbaikan ejaan nama sudah lewat (${day}). Hubungi travel Anda.`,
    en: (day: string) => `The deadline to correct names was ${day}. Please contact your travel agency.`,
  },
  name: { id: 'Nama sesuai paspor', en: 'Name as in passport' },
  singleName: { id: 'Nama di paspor hanya satu kata', en: 'The passport shows only one name' },
  reason: { id: 'Alasan perbaikan', en: 'Reason for the correction' },
  reasonHint: { id: 'Misalnya: salah ketik satu huruf.', en: 'For example: one letter is wrong.' },
  saveCorrection: { id: 'Simpan perbaikan', en: 'Save correction' },
  saving: { id: 'Menyimpan', en: 'Saving' },
  optional: { id: '(opsional)', en: '(optional)' },
  changed: {
    id: (from: string, to: string) => `${from} → ${to}`,
    en: (from: string, to: string) => `${from} → ${to}`,
  },
  none: { id: 'kosong', en: 'empty' },
})
export type TravellerWords = ReturnType<typeof travellerWords>
