import { messages } from '#core/messages.ts'

/** Fixed words of the page. They come with it as data, in the one language it is read in. */
export const labels = messages({
  title: { id: 'Data jamaah umrah privat', en: 'Private umrah travellers' },
  heading: { id: 'Lengkapi dan kirim', en: 'Complete and send' },
  private: { id: 'Umrah privat', en: 'Private umrah' },
  plan: { id: 'Rencana Anda', en: 'Your plan' },
  change: { id: 'Ubah rencana', en: 'Change the plan' },
  days: { id: 'Hari demi hari', en: 'Day by day' },
  estimate: { id: 'Perkiraan biaya', en: 'Estimate' },
  total: { id: 'Perkiraan total', en: 'Estimated total' },
  notOffer: { id: 'Ini perkiraan, bukan penawaran.', en: 'This is an estimate, not an offer.' },
  planProblems: { id: 'Rencana ini perlu diubah sebelum dikirim', en: 'This plan needs a change before it is sent' },
  // contact
  contact: { id: 'Kontak', en: 'Contact' },
  contactText: {
    id: 'Kabar tentang penawaran dikirim ke sini.',
    en: 'We send news about offers here.',
  },
  name: { id: 'Nama lengkap', en: 'Full name' },
  email: { id: 'Email', en: 'Email' },
  phone_number: { id: 'Nomor HP', en: 'Mobile number' },
  note: { id: 'Catatan untuk travel pilihan Anda', en: 'Note for the agency you choose' },
  noteHint: {
    id: 'Misalnya kursi roda atau kamar berdekatan. Hanya travel yang Anda pilih yang membacanya.',
    en: 'For example a wheelchair, or rooms next to each other. Only the agency you choose will read it.',
  },
  optional: { id: '(opsional)', en: '(optional)' },
  // travellers
  travellers: { id: 'Data jamaah', en: 'Traveller details' },
  travellersText: { id: 'Nama harus sama persis dengan paspor.', en: 'Names must match the passport exactly.' },
  passportName: { id: 'Nama sesuai paspor', en: 'Name as in passport' },
  singleName: { id: 'Nama di paspor hanya satu kata', en: 'The passport shows only one name' },
  singleNameHint: {
    id: 'Arab Saudi meminta paling sedikit dua kata di paspor. Tambahkan nama di kantor imigrasi sebelum berangkat.',
    en: 'Saudi Arabia requires at least two names in the passport. Have one added at an immigration office before you leave.',
  },
  relation: { id: 'Hubungan dengan Anda', en: 'Relationship to you' },
  choose: { id: 'Pilih', en: 'Choose' },
  gender: { id: 'Jenis kelamin', en: 'Gender' },
  male: { id: 'Laki-laki', en: 'Male' },
  female: { id: 'Perempuan', en: 'Female' },
  birth_date: { id: 'Tanggal lahir', en: 'Date of birth' },
  passport_expires_on: { id: 'Paspor berlaku sampai', en: 'Passport valid until' },
  passportHint: {
    id: 'Isi jika paspornya sudah ada.',
    en: 'Fill this in if they already have a passport.',
  },
  // sending
  seen: { id: 'Yang dilihat travel', en: 'What agencies see' },
  seenText: {
    id: 'Travel melihat rencana serta jumlah dan usia jamaah. Nama, kontak, dan catatan baru terlihat oleh travel yang penawarannya Anda terima.',
    en: 'Agencies see the plan, how many of you travel and your ages. Names, contact details and your note are shown only to the agency whose offer you accept.',
  },
  send: { id: 'Kirim ke travel', en: 'Send to agencies' },
  sending: { id: 'Mengirim', en: 'Sending' },
  sendHint: {
    id: 'Belum ada yang dibayar. Anda bebas menerima satu penawaran, atau tidak sama sekali.',
    en: 'You pay nothing yet. You’re free to accept one offer, or none.',
  },
  notSent: {
    id: 'Rencana belum terkirim. Coba lagi sebentar lagi.',
    en: 'The plan was not sent. Please try again shortly.',
  },
})
export type Labels = ReturnType<typeof labels>

/** Words with figures and names in them: put together on the server. */
export const words = messages({
  traveller: { id: (n: number) => `Jamaah ${n}`, en: (n: number) => `Traveller ${n}` },
  adult: { id: 'Dewasa', en: 'Adult' },
  child: { id: 'Anak', en: 'Child' },
  infant: { id: 'Bayi', en: 'Infant' },
  travellers: { id: (n: number) => `${n} jamaah`, en: (n: number) => (n === 1 ? '1 traveller' : `${n} travellers`) },
  between: { id: (from: string, to: string) => `${from} – ${to}`, en: (from: string, to: string) => `${from} – ${to}` },
  relationSelf: { id: 'Diri sendiri', en: 'Myself' },
  relationSpouse: { id: 'Suami atau istri', en: 'Husband or wife' },
  relationChild: { id: 'Anak', en: 'Child' },
  relationParent: { id: 'Orang tua', en: 'Parent' },
  relationSibling: { id: 'Saudara kandung', en: 'Brother or sister' },
  relationRelative: { id: 'Kerabat', en: 'Relative' },
  relationFriend: { id: 'Teman', en: 'Friend' },
})
