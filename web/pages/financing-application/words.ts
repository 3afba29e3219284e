import { messages } from '#core/messages.ts'
import { sentence } from '#core/sentence.ts'

export const words = messages({
  title: { id: 'Detail Pembiayaan', en: 'Financing details' },
  description: { id: 'Pengajuan pembiayaan umrah Anda', en: 'Your umrah financing application' },
  history: { id: 'Pembiayaan', en: 'Financing' },
  stages: { id: 'Tahap pengajuan', en: 'Application stages' },
  stageDone: { id: 'selesai', en: 'done' },
  seeOrder: { id: 'Lihat pesanan', en: 'See the order' },
  code: { id: 'Kode pengajuan', en: 'Application code' },
  booking: { id: 'Kode pesanan', en: 'Order code' },
  applied: { id: 'Tanggal pengajuan', en: 'Applied on' },
  departs: { id: 'Berangkat', en: 'Departs' },
  bank: { id: 'Bank', en: 'Bank' },
  akad: { id: 'Akad', en: 'Contract (akad)' },
  licence: {
    id: (kind: string, number: string) => `Izin ${kind} ${number}`,
    en: (kind: string, number: string) => `${kind} licence ${number}`,
  },

  identityTitle: { id: 'Lengkapi pengajuan Anda', en: 'Complete your application' },
  identityText: {
    id: (when: string) => `Kursi Anda ditahan sampai ${when}. Isi identitas dan unggah dokumen sebelum itu.`,
    en: (when: string) => `Your seats are held until ${when}. Fill in your details and upload the documents by then.`,
  },
  againTitle: { id: 'Bank meminta dokumen lagi', en: 'The bank asks for a document again' },
  againText: {
    id: (names: string, when: string) =>
      `${sentence(names)} Unggah lagi sebelum ${when} agar kursi Anda tetap ditahan.`,
    en: (names: string, when: string) => `${sentence(names)} Upload it again by ${when} so that your seats stay held.`,
  },
  continue: { id: 'Lanjutkan pengajuan', en: 'Continue your application' },
  verificationTitle: { id: 'Bank sedang memeriksa', en: 'The bank is checking' },
  verificationText: {
    id: (when: string) =>
      `Keputusan paling lambat ${when}. Kursi Anda tetap ditahan sampai saat itu. Anda belum membayar apa pun.`,
    en: (when: string) => `It decides by ${when}. Your seats stay held until then. You don’t pay anything yet.`,
  },
  rejectedTitle: { id: 'Bank tidak menyetujui pengajuan ini', en: 'The bank declined this application' },
  rejectedText: {
    id: (reason: string) => `Alasan bank: ${sentence(reason)} Kursi dilepas dan Anda tidak membayar apa pun.`,
    en: (reason: string) => `The bank’s reason: ${sentence(reason)} The seats were released and you owe nothing.`,
  },
  expiredTitle: { id: 'Waktu pengajuan habis', en: 'This application ran out of time' },
  expiredText: {
    id: 'Kursi dilepas dan Anda tidak membayar apa pun. Anda dapat mengajukan lagi selama kursi tersedia.',
    en: 'The seats were released and you owe nothing. You can apply again while seats are available.',
  },
  withdrawnTitle: { id: 'Pengajuan ini dibatalkan', en: 'This application was withdrawn' },
  withdrawnText: {
    id: 'Kursi dilepas. Bank tidak dapat membuka data Anda lagi, dan dokumen yang Anda unggah dihapus.',
    en: 'The seats were released. The bank can no longer open your data, and the documents you uploaded are deleted.',
  },
  waitingTitle: { id: 'Menunggu pencairan bank', en: 'Waiting for the bank’s payment' },
  waitingText: {
    id: 'Uang muka sudah dibayar dan kursi Anda pasti. Bank membayar sisanya setelah akad ditandatangani.',
    en: 'The down payment is paid and your seats are confirmed. The bank pays the rest once the contract is signed.',
  },
  disbursedTitle: { id: 'Bank sudah membayar sisanya', en: 'The bank has paid the rest' },
  disbursedText: {
    id: (amount: string, day: string) => `${amount} dibayar bank pada ${day}. Bayar cicilan langsung ke bank.`,
    en: (amount: string, day: string) =>
      `The bank paid ${amount} on ${day}. Pay your instalments directly to the bank.`,
  },
  returnedTitle: {
    id: 'Perjalanan dibatalkan, dana bank dikembalikan',
    en: 'The journey was called off, and the bank gets its money back',
  },
  returnedText: {
    id: 'Dana dari bank kami kembalikan ke bank. Pengembalian dana uang muka Anda ada di halaman pesanan. Tanyakan ke bank sebelum membayar cicilan lagi: bank yang menyatakan akad berakhir.',
    en: 'We return the bank’s money to the bank. The refund of your down payment is on the page of the order. Ask the bank before you pay another instalment: it says when the contract has ended.',
  },
  settledTitle: { id: 'Pembiayaan lunas', en: 'Fully repaid' },
  settledText: {
    id: 'Bank melaporkan semua kewajiban selesai.',
    en: 'The bank reports that nothing is owed any more.',
  },
  conditions: { id: 'Syarat dari bank', en: 'The bank’s conditions' },
  approvedTitle: { id: 'Disetujui bank', en: 'Approved by the bank' },
  stepSign: {
    id: (bank: string) =>
      `Tanda tangani akad di ${bank}. Hubungi bank untuk membuat janji; kontaknya ada di halaman ini.`,
    en: (bank: string) =>
      `Sign the contract (akad) at ${bank}. Contact the bank for an appointment; its contact is on this page.`,
  },
  stepPay: {
    id: (when: string) => `Bayar uang muka (DP) sebelum ${when}.`,
    en: (when: string) => `Pay the down payment by ${when}.`,
  },
  stepRest: {
    id: 'Bank membayar sisanya. Setelah itu Anda membayar cicilan langsung ke bank.',
    en: 'The bank pays the rest. After that you pay your instalments directly to the bank.',
  },
  waysTitle: { id: 'Yang dapat Anda lakukan', en: 'What you can do' },
  wayBank: { id: 'Ajukan ke bank lain untuk tanggal ini', en: 'Apply to another bank for this date' },
  waySelf: { id: 'Bayar sendiri paket ini', en: 'Pay for this package yourself' },
  again: { id: 'Lihat paket lain', en: 'See other packages' },

  payTitle: { id: 'Uang muka (DP)', en: 'Down payment' },
  payText: {
    id: (when: string) => `Bayar sebelum ${when}. Setelah itu pengajuan berakhir dan kursi dilepas.`,
    en: (when: string) => `Pay by ${when}. After that the application ends and the seats are released.`,
  },
  payNow: { id: 'Bayar sekarang', en: 'Pay now' },
  timeLeft: { id: 'Sisa waktu', en: 'Time left' },
  timeOver: { id: 'Waktu habis', en: 'Time is over' },

  documents: { id: 'Dokumen', en: 'Documents' },
  missing: { id: 'Belum diunggah', en: 'Not uploaded' },
  deleted: { id: 'Sudah dihapus', en: 'Deleted' },
  received: { id: 'Terkirim', en: 'Sent' },
  accepted: { id: 'Diterima bank', en: 'Accepted' },
  rejected: { id: 'Diminta lagi', en: 'Asked again' },
  open: { id: 'Buka', en: 'Open' },

  timeline: { id: 'Riwayat', en: 'What happened' },

  withdrawAsk: { id: 'Batalkan pengajuan', en: 'Withdraw the application' },
  withdrawTitle: { id: 'Batalkan pengajuan ini?', en: 'Withdraw this application?' },
  withdrawWarning: {
    id: 'Kursi Anda dilepas dan bank berhenti memeriksa. Ini tidak dapat diurungkan.',
    en: 'Your seats are released and the bank stops its review. This can’t be undone.',
  },
  withdrawYes: { id: 'Ya, batalkan', en: 'Yes, withdraw' },
  withdrawNo: { id: 'Tidak jadi', en: 'No, go back' },
  close: { id: 'Tutup', en: 'Close' },
})
