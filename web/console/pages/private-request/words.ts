import { messages } from '#core/messages.ts'

export const doneNames = ['made', 'changed', 'withdrawn'] as const

export const words = messages({
  done_made: {
    id: 'Penawaran terkirim. Keluarga sudah diberi tahu.',
    en: 'Your offer is sent. The family has been notified.',
  },
  done_changed: {
    id: 'Penawaran diubah, dan masa berlakunya mulai lagi.',
    en: 'Your offer is changed, and its hours start again.',
  },
  done_withdrawn: { id: 'Penawaran ditarik.', en: 'Your offer is withdrawn.' },
  mine: { id: 'Penawaran Anda diterima', en: 'Your offer was accepted' },
  mineText: {
    id: 'Nama jamaah dan kontak keluarga ada di pesanannya.',
    en: 'The travellers’ names and the family’s contact are in the booking.',
  },
  openBooking: { id: 'Buka pesanan', en: 'Open the booking' },
  takenText: { id: 'Keluarga memilih penawaran lain.', en: 'The family chose another offer.' },
  closedText: { id: 'Permintaan ini tidak menerima penawaran lagi.', en: 'This request takes no more offers.' },
  runs: {
    id: (left: string, until: string) => `Penawaran Anda: ${left}, sampai ${until}`,
    en: (left: string, until: string) => `Your offer: ${left}, until ${until}`,
  },
  runsText: {
    id: 'Mengubah penawaran memulai lagi masa berlakunya.',
    en: 'Changing the offer starts its hours again.',
  },
  full: { id: 'Sudah ada lima penawaran', en: 'There are five offers already' },
  fullText: {
    id: 'Anda dapat menawar bila salah satunya ditarik, ditolak, atau habis masa berlakunya.',
    en: 'You can offer if one of them is withdrawn, declined or runs out.',
  },
  openUntil: { id: (at: string) => `Bisa ditawar sampai ${at}`, en: (at: string) => `Open for offers until ${at}` },
  others: {
    id: (n: string) => (n === '0' ? 'Belum ada travel yang menawar.' : `${n} travel sudah menawar.`),
    en: (n: string) => {
      if (n === '0') return 'No agency has made an offer yet.'
      return n === '1' ? '1 agency has made an offer.' : `${n} agencies have made an offer.`
    },
  },
  wish: { id: 'Keinginan keluarga', en: 'What the family wants' },
  group: { id: 'Jamaah', en: 'Travellers' },
  adults: { id: (n: string) => `${n} dewasa`, en: (n: string) => (n === '1' ? '1 adult' : `${n} adults`) },
  children: {
    id: (n: string, ages: string) => `${n} anak (usia ${ages})`,
    en: (n: string, ages: string) => (n === '1' ? `1 child (aged ${ages})` : `${n} children (aged ${ages})`),
  },
  departs: { id: 'Berangkat', en: 'Departs' },
  returns: { id: 'Tiba kembali', en: 'Back home' },
  from: { id: 'Bandara keberangkatan', en: 'Departure airport' },
  to: { id: 'Bandara tujuan', en: 'Arrival airport' },
  back: { id: 'Terbang pulang dari', en: 'Flies home from' },
  airline: { id: 'Maskapai', en: 'Airline' },
  airlineClass: { id: 'Kelas', en: 'Class' },
  flightOut: { id: 'Penerbangan berangkat', en: 'Flight there' },
  flightHome: { id: 'Penerbangan pulang', en: 'Flight home' },
  flights: { id: 'Penerbangan', en: 'Flights' },
  via: {
    id: (flight: string, place: string) => `${flight}, transit di ${place}`,
    en: (flight: string, place: string) => `${flight}, via ${place}`,
  },
  nights: { id: (n: string) => `${n} malam`, en: (n: string) => (n === '1' ? '1 night' : `${n} nights`) },
  room: {
    id: (n: string, sleeps: string) => `${n} kamar isi ${sleeps}`,
    en: (n: string, sleeps: string) => `${n} ${n === '1' ? 'room' : 'rooms'} for ${sleeps}`,
  },
  vehicle: { id: 'Transportasi', en: 'Transport' },
  extras: { id: 'Layanan tambahan', en: 'Extras' },
  none: { id: 'Tidak ada', en: 'None' },
  estimateText: { id: 'Dihitung dari harga di katalog. Bukan penawaran.', en: 'From catalogue prices. Not an offer.' },
  estimateTotal: { id: 'Perkiraan total', en: 'Estimated total' },
  range: {
    id: (low: string, high: string) => `Kisaran ${low} sampai ${high}`,
    en: (low: string, high: string) => `Range ${low} to ${high}`,
  },
  differences: { id: 'Berbeda dari keinginan', en: 'Different from the wish' },
  same: { id: 'Sama dengan keinginan keluarga.', en: 'The same as the family wants.' },
  priceAdult: { id: 'Harga per dewasa', en: 'Price per adult' },
  priceChild: { id: 'Harga per anak', en: 'Price per child' },
  priceInfant: { id: 'Harga per bayi', en: 'Price per infant' },
  downPayment: { id: 'Uang muka per kursi', en: 'Down payment per seat' },
  downPaymentHint: { id: 'Isi 0 bila harus lunas sekaligus.', en: 'Enter 0 if it is paid in full at once.' },
  paidAtOnce: { id: 'Tidak ada, lunas sekaligus', en: 'None, paid in full at once' },
  cost: { id: 'Biaya Anda seluruhnya', en: 'Your total cost' },
  costHint: {
    id: 'Hanya untuk menghitung margin. Keluarga tidak melihatnya.',
    en: 'Only to work out your margin. The family does not see it.',
  },
  margin: { id: 'Margin', en: 'Margin' },
  marginIs: {
    id: (amount: string, percent: string) => `${amount} (${percent}%)`,
    en: (amount: string, percent: string) => `${amount} (${percent}%)`,
  },
  sum: { id: 'Total untuk keluarga', en: 'Total for the family' },
  marginEmpty: {
    id: 'Isi harga dan biaya untuk melihat margin.',
    en: 'Enter prices and cost to see the margin.',
  },
  validUntil: { id: 'Berlaku sampai', en: 'Valid until' },
  endedAt: { id: 'Berakhir', en: 'Ended' },
  madeBy: { id: 'Dibuat oleh', en: 'Made by' },
  refundTerms: { id: 'Ketentuan pembatalan', en: 'Refund terms' },
  refundTermsHint: {
    id: 'Tulis berapa yang dikembalikan, dan sampai kapan.',
    en: 'Say how much is refunded, and until when.',
  },
  writtenIn: { id: 'Bahasa ketentuan dan catatan', en: 'Language of the terms and the note' },
  inIndonesian: { id: 'Bahasa Indonesia', en: 'Indonesian' },
  inEnglish: { id: 'Bahasa Inggris', en: 'English' },
  note: { id: 'Catatan untuk keluarga', en: 'Note to the family' },
  familyNote: { id: 'Catatan dari keluarga', en: 'Note from the family' },
  declineReason: { id: 'Alasan keluarga', en: 'The family’s reason' },
  makeTitle: { id: 'Buat penawaran', en: 'Make an offer' },
  changeTitle: { id: 'Ubah penawaran', en: 'Change your offer' },
  hours: {
    id: (n: string) =>
      `Berlaku ${n} jam sejak dikirim, atau sampai pemesanan ditutup bila itu lebih awal. Perjalanan terisi sesuai keinginan keluarga.`,
    en: (n: string) =>
      `Valid for ${n} hours once sent, or until booking closes if that comes first. The journey is filled in as the family wants it.`,
  },
  partner: { id: 'Travel', en: 'Agency' },
  journey: { id: 'Perjalanan', en: 'Journey' },
  prices: { id: 'Harga', en: 'Prices' },
  departureDate: { id: 'Tanggal berangkat', en: 'Departure date' },
  returnDate: { id: 'Tanggal terbang pulang', en: 'Date of the flight home' },
  returnDateHint: { id: 'Kosongkan bila mengikuti jumlah malam.', en: 'Leave empty to follow the nights.' },
  hotel: { id: (n: number) => `Hotel ${n}`, en: (n: number) => `Hotel ${n}` },
  hotelNights: { id: (n: number) => `Malam di hotel ${n}`, en: (n: number) => `Nights at hotel ${n}` },
  send: { id: 'Kirim penawaran', en: 'Send the offer' },
  save: { id: 'Simpan perubahan', en: 'Save changes' },
  withdrawTitle: { id: 'Tarik penawaran', en: 'Withdraw your offer' },
  withdrawText: {
    id: 'Keluarga tidak dapat menerimanya lagi. Anda boleh menawar lagi selama permintaan terbuka.',
    en: 'The family can no longer accept it. You may offer again while the request is open.',
  },
  reason: { id: 'Alasan', en: 'Reason' },
  reasonHint: { id: 'Dibaca keluarga, minimal 10 karakter.', en: 'The family reads it, at least 10 characters.' },
  withdraw: { id: 'Tarik penawaran', en: 'Withdraw the offer' },
})

/** In what an offer is not what was wished for. */
export const differenceWords = messages({
  date: { id: 'Tanggal', en: 'Date' },
  airline: { id: 'Maskapai', en: 'Airline' },
  flight_there: { id: 'Penerbangan berangkat', en: 'Flight there' },
  flight_home: { id: 'Penerbangan pulang', en: 'Flight home' },
  cabin: { id: 'Kelas', en: 'Class' },
  hotel: { id: 'Hotel', en: 'Hotel' },
  nights: { id: 'Malam', en: 'Nights' },
  vehicle: { id: 'Transportasi', en: 'Transport' },
  extra_missing: {
    id: (name: string) => `Tanpa ${name}`,
    en: (name: string) => `Without ${name}`,
  },
  extra_more: { id: (name: string) => `Tambahan: ${name}`, en: (name: string) => `In addition: ${name}` },
})
