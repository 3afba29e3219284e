import { messages } from '#core/messages.ts'
import { sentence } from '#core/sentence.ts'

/** What members are told of their savings: amounts and days come in as people read them. */
export const savingsWords = messages({
  savingsFooter: {
    id: 'Anda menerima email ini karena memiliki tabungan umrah lewat situs kami.',
    en: 'You’re receiving this email because you have an umrah savings plan with us.',
  },
  seeSavings: { id: 'Lihat tabungan', en: 'See your savings plan' },
  planCode: { id: (code: string) => `Kode tabungan: ${code}`, en: (code: string) => `Savings plan code: ${code}` },

  submitted: { id: 'Pengajuan tabungan dikirim ke bank', en: 'Your savings application was sent to the bank' },
  submittedText: {
    id: (bank: string) =>
      `Pengajuan pembukaan rekening Anda sudah kami kirim ke ${bank}. Kami kabari setelah bank memutuskan.`,
    en: (bank: string) =>
      `We sent your account opening application to ${bank}. We’ll let you know when the bank has decided.`,
  },
  submittedNext: {
    id: 'Sampai bank memutuskan, Anda dapat menarik pengajuan di halaman tabungan. Jangan menyetor sebelum rekening dibuka.',
    en: 'Until the bank decides, you can withdraw the application on its page. Don’t deposit anything before the account is open.',
  },
  withdrawn: { id: 'Pengajuan tabungan ditarik', en: 'Savings application withdrawn' },
  withdrawnText: {
    id: (bank: string) => `Pengajuan Anda ke ${bank} sudah ditarik. Dokumen yang Anda unggah sudah kami hapus.`,
    en: (bank: string) => `Your application to ${bank} was withdrawn. We deleted the documents you uploaded.`,
  },
  accepted: { id: 'Rekening tabungan Anda sudah dibuka', en: 'Your savings account is open' },
  acceptedText: {
    id: (bank: string, amount: string) =>
      `${bank} menerima pengajuan Anda. Setor ${amount} per bulan ke virtual account Anda untuk mencapai target tepat waktu.`,
    en: (bank: string, amount: string) =>
      `${bank} accepted your application. Deposit ${amount} a month to your virtual account to reach your target in time.`,
  },
  howToPay: {
    id: (bank: string, number: string) =>
      `Virtual account ${bank}: ${number}. Setor lewat ATM, mobile banking, atau internet banking bank mana pun.`,
    en: (bank: string, number: string) =>
      `${bank} virtual account: ${number}. Deposit by ATM, mobile banking or internet banking of any bank.`,
  },
  bankHolds: {
    id: 'Uang Anda disimpan di bank, bukan di travel atau di situs ini.',
    en: 'Your money is held by the bank, not by a travel agency or by us.',
  },
  rejected: { id: 'Pembukaan rekening ditolak', en: 'Your account opening was rejected' },
  rejectedText: {
    id: (bank: string, reason: string) => `${bank} menolak pembukaan rekening Anda. Alasan: ${sentence(reason)}`,
    en: (bank: string, reason: string) => `${bank} rejected your account opening. Reason: ${sentence(reason)}`,
  },
  rejectedNext: {
    id: 'Anda dapat membuat rencana baru dan memilih bank lain.',
    en: 'You can make a new plan and choose another bank.',
  },
  deposited: { id: 'Setoran diterima', en: 'Deposit received' },
  depositedText: {
    id: (amount: string, bank: string, balance: string, percent: number) =>
      `${bank} menerima setoran ${amount}. Saldo Anda ${balance}, ${percent}% dari target.`,
    en: (amount: string, bank: string, balance: string, percent: number) =>
      `${bank} received your deposit of ${amount}. Your balance is ${balance}, ${percent}% of your target.`,
  },
  corrected: { id: 'Saldo tabungan dikoreksi bank', en: 'The bank corrected your balance' },
  correctedText: {
    id: (bank: string, amount: string, balance: string) =>
      `${bank} mengurangi ${amount} dari setoran yang sebelumnya tercatat. Saldo Anda sekarang ${balance}.`,
    en: (bank: string, amount: string, balance: string) =>
      `${bank} took ${amount} off a deposit it had recorded. Your balance is now ${balance}.`,
  },
  correctedReason: {
    id: (reason: string) => `Alasan: ${sentence(reason)}`,
    en: (reason: string) => `Reason: ${sentence(reason)}`,
  },
  correctedNext: {
    id: 'Untuk penjelasan, hubungi bank dengan menyebut nomor rekening Anda.',
    en: 'For an explanation, contact the bank and quote your account number.',
  },
  reached: { id: 'Target tabungan tercapai', en: 'You’ve reached your savings target' },
  reachedText: {
    id: (balance: string) =>
      `Alhamdulillah, saldo Anda ${balance}. Pilih paket umrah yang sesuai dengan saldo Anda, atau lanjutkan menabung.`,
    en: (balance: string) =>
      `Alhamdulillah, your balance is ${balance}. Choose an umrah package within your balance, or keep saving.`,
  },
  reachedNext: {
    id: 'Tabungan tidak memesan kursi dan tidak mengunci harga. Minta penutupan rekening; bank membayarkan saldo ke rekening Anda, lalu pesan dan bayar paketnya.',
    en: 'Savings don’t reserve a seat or fix a price. Ask to close the account; the bank pays the balance into your own account, then you book and pay.',
  },
  closing: { id: 'Penutupan rekening diminta', en: 'You asked to close your account' },
  closingText: {
    id: (bank: string) =>
      `Permintaan penutupan rekening sudah kami kirim ke ${bank}. Bank akan membayarkan saldo Anda lalu mengonfirmasi penutupan.`,
    en: (bank: string) =>
      `We sent your request to close the account to ${bank}. The bank will pay out your balance and confirm.`,
  },
  closed: { id: 'Rekening tabungan ditutup', en: 'Your savings account is closed' },
  closedText: {
    id: (bank: string, amount: string) => `${bank} menutup rekening Anda dan membayarkan saldo ${amount}.`,
    en: (bank: string, amount: string) => `${bank} closed your account and paid out your balance of ${amount}.`,
  },
  closedEmptyText: {
    id: (bank: string) => `${bank} menutup rekening Anda. Tidak ada saldo yang perlu dibayarkan.`,
    en: (bank: string) => `${bank} closed your account. There was no balance to pay out.`,
  },
  reminder: { id: 'Waktunya menabung', en: 'Time for your monthly deposit' },
  reminderText: {
    id: (amount: string, bank: string) =>
      `Setoran bulan ini ${amount} ke virtual account ${bank}. Jika terlewat, tidak ada denda.`,
    en: (amount: string, bank: string) =>
      `This month’s deposit is ${amount} to your ${bank} virtual account. If you miss it, there is no penalty.`,
  },
})
