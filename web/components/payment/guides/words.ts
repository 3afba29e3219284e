import { messages } from '#core/messages.ts'

/** How to pay, step by step. Read by the server alone. */
export const guideWords = messages({
  atm: { id: (bank: string) => `ATM ${bank}`, en: (bank: string) => `${bank} ATM` },
  atmCard: {
    id: (bank: string) => `Masukkan kartu ${bank} dan PIN Anda di ATM.`,
    en: (bank: string) => `Insert your ${bank} card at the ATM and enter your PIN.`,
  },
  open: {
    id: (place: string) => `Buka ${place}, lalu masuk seperti biasa.`,
    en: (place: string) => `Open ${place} and sign in as usual.`,
  },
  menu: { id: (menu: string) => `Pilih ${menu}.`, en: (menu: string) => `Choose ${menu}.` },
  provider: {
    id: 'Bila diminta memilih penyedia jasa, pilih DOKU.',
    en: 'If you are asked for a provider, choose DOKU.',
  },
  company: {
    id: (digits: string) => `Bila diminta kode perusahaan, masukkan ${digits}.`,
    en: (digits: string) => `If you are asked for a company code, enter ${digits}.`,
  },
  number: {
    id: (number: string) => `Masukkan nomor virtual account ${number}.`,
    en: (number: string) => `Enter the virtual account number ${number}.`,
  },
  check: {
    id: (amount: string) => `Periksa tagihan yang muncul: jumlahnya harus ${amount}. Bila sudah benar, lanjutkan.`,
    en: (amount: string) => `Check the bill that appears: it must say ${amount}. If it does, go on.`,
  },
  confirm: {
    id: 'Masukkan PIN atau kata sandi transaksi, lalu simpan buktinya.',
    en: 'Confirm with your PIN or transaction password, and keep the receipt.',
  },
  receipt: {
    id: 'Setujui pembayaran dan simpan struknya sampai halaman ini berubah menjadi lunas.',
    en: 'Confirm the payment and keep the slip until this page says paid.',
  },
  otherBank: { id: 'Dari bank lain', en: 'From another bank' },
  otherOpen: {
    id: 'Buka aplikasi bank Anda, lalu pilih transfer antarbank.',
    en: 'Open the app of your bank and choose a transfer to another bank.',
  },
  otherTo: {
    id: (bank: string, code: string) => `Pilih bank tujuan ${bank} (kode ${code}).`,
    en: (bank: string, code: string) => `Choose ${bank} (code ${code}) as the receiving bank.`,
  },
  otherAmount: {
    id: (amount: string) => `Isi jumlahnya tepat ${amount}. Jumlah yang berbeda akan ditolak.`,
    en: (amount: string) => `Enter exactly ${amount}. Any other amount is refused.`,
  },
  otherRefused: {
    id: 'Bank Anda menolak nomor ini? Pakai bank yang sama, atau ganti metode.',
    en: 'Does your bank refuse the number? Pay from the same bank, or change the method.',
  },
  otherPhone: { id: 'Pindai dari layar ini', en: 'Scan it from this screen' },
  samePhone: { id: 'Bayar dengan ponsel ini', en: 'Pay with this phone' },
  scan: {
    id: 'Di ponsel lain, buka aplikasi bank atau dompet digital yang menerima QRIS, lalu pilih pindai.',
    en: 'On another phone, open a bank or wallet app that takes QRIS and choose scan.',
  },
  point: { id: 'Arahkan kamera ke kode QR di halaman ini.', en: 'Point the camera at the QR code on this page.' },
  save: { id: 'Ketuk “Simpan gambar QR”.', en: 'Tap “Save the QR picture”.' },
  fromGallery: {
    id: 'Buka aplikasi bank atau dompet digital, pilih pindai QRIS, lalu ambil gambar tadi dari galeri.',
    en: 'Open your bank or wallet app, choose scan QRIS, and pick that picture from the gallery.',
  },
  hosted: { id: 'Cara membayar', en: 'How to pay' },
  hostedOpen: {
    id: (gateway: string) => `Ketuk tombol di atas. Halaman pembayaran ${gateway} akan terbuka.`,
    en: (gateway: string) => `Tap the button above. The payment page of ${gateway} opens.`,
  },
  hostedNumber: {
    id: 'Nomor virtual account Anda tertulis di sana. Bayar melalui ATM atau aplikasi bank.',
    en: 'Your virtual account number is shown there. Pay it at an ATM or in your bank’s app.',
  },
  hostedQr: {
    id: 'Pindai kode QR di sana dengan aplikasi bank atau dompet digital yang menerima QRIS.',
    en: 'Scan the QR code there with a bank or wallet app that takes QRIS.',
  },
  hostedWallet: {
    id: (wallet: string) => `Ikuti petunjuk di sana, lalu setujui pembayaran di aplikasi ${wallet}.`,
    en: (wallet: string) => `Follow what it says, then approve the payment in the ${wallet} app.`,
  },
  hostedCard: {
    id: 'Isi data kartu di sana. Kami tidak menerima atau menyimpan nomor kartu Anda.',
    en: 'Enter your card there. We neither receive nor keep your card number.',
  },
  hostedCode: {
    id: 'Masukkan kode dari bank penerbit kartu bila diminta.',
    en: 'Enter the code from your card’s bank if you are asked for one.',
  },
  hostedBack: {
    id: 'Kembali ke halaman ini. Statusnya berubah begitu bank memberi kabar.',
    en: 'Come back to this page. It changes as soon as we hear from the bank.',
  },
})
