import { messages } from '#core/messages.ts'
import { sentence } from '#core/sentence.ts'

export const words = messages({
  title: { id: 'Detail Dana Tabungan', en: 'Savings detail' },
  description: { id: 'Kemajuan, setoran, dan cara setor tabungan umrah Anda', en: 'Progress, deposits and how to pay' },
  history: { id: 'Dana Tabungan', en: 'Savings' },
  code: { id: 'Kode tabungan', en: 'Savings code' },
  sentOn: { id: 'Dikirim ke bank', en: 'Sent to the bank' },
  openedOn: { id: 'Rekening dibuka', en: 'Account opened' },
  account: { id: 'Nomor rekening', en: 'Account number' },
  seePackage: { id: 'Lihat paket', en: 'See the package' },
  terms: { id: 'Bank dan ketentuan', en: 'Bank and terms' },
  plan: { id: 'Rencana', en: 'Plan' },

  progress: { id: 'Kemajuan', en: 'Progress' },
  percent: { id: (n: number) => `${n}% dari target`, en: (n: number) => `${n}% of the target` },
  balance: { id: 'Saldo', en: 'Balance' },
  saved: { id: 'Terkumpul', en: 'Saved' },
  left: { id: 'Kurang', en: 'Still to save' },
  plot: {
    id: (saved: string, target: string) => `Grafik tabungan: terkumpul ${saved} dari ${target}`,
    en: (saved: string, target: string) => `Savings over time: ${saved} of ${target} saved`,
  },
  planned: { id: 'Rencana', en: 'Plan' },
  yours: { id: 'Tabungan Anda', en: 'Your savings' },
  targetLine: { id: (amount: string) => `Target ${amount}`, en: (amount: string) => `Target ${amount}` },
  counted: {
    id: 'Seperti dilaporkan bank. Setoran biasanya terlihat dalam beberapa menit.',
    en: 'As reported by the bank. A deposit usually shows within minutes.',
  },

  pay: { id: 'Cara setor', en: 'How to deposit' },
  next: { id: 'Setoran berikutnya', en: 'Next deposit' },
  nextOn: { id: (day: string) => `Paling baik ${day}`, en: (day: string) => `Best on ${day}` },
  recounted: {
    id: 'Dihitung dari sisa target dan sisa waktu. Boleh lebih, boleh kurang; bulan yang terlewat tidak didenda.',
    en: 'Worked out from what is left to save and the time left. You may pay more or less; a missed month has no penalty.',
  },
  virtual: { id: 'Nomor virtual account', en: 'Virtual account number' },
  how: {
    id: (bank: string) =>
      `Transfer dari bank, ATM, atau aplikasi mana pun ke virtual account ${bank} ini. Jumlahnya bebas.`,
    en: (bank: string) => `Transfer any amount from any bank, ATM or app to this ${bank} virtual account.`,
  },
  least: {
    id: (amount: string) => `Setoran minimum ${amount}.`,
    en: (amount: string) => `Minimum deposit ${amount}.`,
  },
  copy: { id: 'Salin nomor', en: 'Copy number' },
  copied: { id: 'Nomor disalin', en: 'Number copied' },
  notCopied: { id: 'Nomor belum tersalin. Salin sendiri', en: 'Not copied. Please copy it by hand' },
  sandbox: { id: 'Setor di bank uji coba', en: 'Deposit at the demo bank' },

  deposits: { id: 'Setoran', en: 'Deposits' },
  noDeposits: { id: 'Belum ada setoran', en: 'No deposits yet' },
  day: { id: 'Tanggal', en: 'Date' },
  kind: { id: 'Jenis', en: 'Type' },
  amount: { id: 'Jumlah', en: 'Amount' },
  total: { id: 'Saldo sesudahnya', en: 'Balance after' },
  deposit: { id: 'Setoran', en: 'Deposit' },
  correction: { id: 'Koreksi bank', en: 'Bank correction' },
  payout: { id: 'Dibayarkan kepada Anda', en: 'Paid out to you' },
  timeline: { id: 'Riwayat', en: 'What happened' },
  you: { id: 'Anda', en: 'You' },
  bank: { id: 'Bank', en: 'The bank' },

  cartTitle: { id: 'Belum dikirim ke bank', en: 'Not sent to the bank yet' },
  cartText: { id: 'Lengkapi data untuk membuka rekening.', en: 'Complete your details to open the account.' },
  continue: { id: 'Lanjutkan pengisian', en: 'Continue the form' },
  submittedTitle: { id: 'Bank sedang memeriksa data Anda', en: 'The bank is checking your details' },
  submittedText: {
    id: 'Kami memberi tahu Anda begitu ada keputusan. Belum ada yang perlu dibayar.',
    en: 'We’ll tell you as soon as it decides. There is nothing to pay yet.',
  },
  acceptedTitle: { id: 'Rekening Anda sudah dibuka', en: 'Your account is open' },
  acceptedText: {
    id: 'Setoran pertama memulai tabungan Anda.',
    en: 'Your first deposit starts your savings.',
  },
  reachedTitle: { id: 'Alhamdulillah, target tercapai', en: 'Alhamdulillah, you reached your target' },
  reachedText: {
    id: (amount: string) =>
      `Saldo Anda ${amount}. Kursi dan harga pasti setelah Anda memesan dan membayar. Langkah berikutnya:`,
    en: (amount: string) =>
      `Your balance is ${amount}. Seat and price are certain once you book and pay. What to do next:`,
  },
  stepClose: {
    id: 'Minta tutup rekening di bawah halaman ini. Bank membayarkan seluruh saldo ke rekening Anda.',
    en: 'Ask to close the account at the foot of this page. The bank pays the whole balance into your own account.',
  },
  stepChoose: { id: 'Pilih paket sesuai saldo Anda.', en: 'Choose a package within your balance.' },
  stepBook: { id: 'Pesan dan bayar paket itu seperti biasa.', en: 'Book it and pay as usual.' },
  packages: { id: 'Lihat paket sesuai saldo', en: 'See packages within your balance' },
  rejectedTitle: { id: 'Bank menolak pembukaan rekening', en: 'The bank declined to open the account' },
  rejectedText: {
    id: (reason: string) => `Alasan bank: ${sentence(reason)} Anda dapat mencoba bank lain.`,
    en: (reason: string) => `The bank’s reason: ${sentence(reason)} You can try another bank.`,
  },
  withdrawnTitle: { id: 'Pengajuan ini Anda tarik', en: 'You withdrew this application' },
  withdrawnText: {
    id: 'Dokumen yang Anda unggah sudah dihapus.',
    en: 'The documents you uploaded have been deleted.',
  },
  closedTitle: { id: 'Rekening ditutup', en: 'Account closed' },
  closedText: {
    id: 'Saldo dibayarkan bank kepada Anda.',
    en: 'The bank paid the balance out to you.',
  },
  closingTitle: { id: 'Penutupan sedang diproses bank', en: 'The bank is closing the account' },
  closingText: {
    id: 'Bank mengonfirmasi dan membayarkan saldo kepada Anda. Jangan menyetor lagi.',
    en: 'The bank confirms and pays the balance out to you. Please make no more deposits.',
  },
  again: { id: 'Buat rencana baru', en: 'Start a new plan' },

  close: { id: 'Tutup', en: 'Close' },
  no: { id: 'Tidak jadi', en: 'No, go back' },
  withdrawAsk: { id: 'Tarik pengajuan', en: 'Withdraw the application' },
  withdrawTitle: { id: 'Tarik pengajuan ini?', en: 'Withdraw this application?' },
  withdrawText: {
    id: 'Bank berhenti memeriksa dan dokumen Anda dihapus. Ini tidak dapat diurungkan.',
    en: 'The bank stops its review and your documents are deleted. This can’t be undone.',
  },
  withdrawYes: { id: 'Ya, tarik', en: 'Yes, withdraw' },
  emptyAsk: { id: 'Hapus rencana', en: 'Delete the plan' },
  emptyTitle: { id: 'Hapus rencana ini?', en: 'Delete this plan?' },
  emptyText: {
    id: 'Isian dan dokumen yang sudah diunggah ikut terhapus.',
    en: 'What you entered and uploaded is deleted with it.',
  },
  emptyYes: { id: 'Ya, hapus', en: 'Yes, delete' },
  closeAsk: { id: 'Tutup rekening', en: 'Close the account' },
  closeTitle: { id: 'Tutup rekening tabungan ini?', en: 'Close this savings account?' },
  closeText: {
    id: 'Permintaan dikirim ke bank. Setelah bank mengonfirmasi, seluruh saldo dibayarkan kepada Anda dan rekening ditutup.',
    en: 'We send your request to the bank. Once it confirms, the whole balance is paid out to you and the account is closed.',
  },
  closeYes: { id: 'Ya, minta tutup', en: 'Yes, ask to close' },
})
