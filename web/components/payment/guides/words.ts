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
    en: 'If asked for a provider, choose DOKU.',
  },
  company: {
    id: (digits: string) => `Bila diminta kode perusahaan, masukkan ${digits}.`,
    en: (digits: string) => `If asked for a company code, enter ${digits}.`,
  },
  number: {
    id: (number: string) => `Masukkan nomor virtual account ${number}.`,
    en: (number: string) => `Enter the virtual account number ${number}.`,
  },
  check: {
    id: (amount: string) => `Periksa tagihan yang muncul. Jumlahnya harus ${amount}. Bila sudah benar, lanjutkan.`,
    en: (amount: string) => `Check the bill on the screen. The amount must be ${amount}. If it is correct, continue.`,
  },
  confirm: {
    id: 'Masukkan PIN atau kata sandi transaksi, lalu simpan buktinya.',
    en: 'Enter your PIN or transaction password, then keep the receipt.',
  },
  receipt: {
    id: 'Setujui pembayaran. Simpan struknya sampai halaman ini menunjukkan pembayaran diterima.',
    en: 'Confirm the payment. Keep the receipt until this page shows the payment was received.',
  },
  otherBank: { id: 'Dari bank lain', en: 'From another bank' },
  otherOpen: {
    id: 'Buka aplikasi bank Anda, lalu pilih transfer antarbank.',
    en: 'Open your bank’s app and choose transfer to another bank.',
  },
  otherTo: {
    id: (bank: string, code: string) => `Pilih bank tujuan ${bank} (kode ${code}).`,
    en: (bank: string, code: string) => `Choose ${bank} (code ${code}) as the destination bank.`,
  },
  otherAmount: {
    id: (amount: string) => `Isi jumlahnya tepat ${amount}. Jumlah yang berbeda akan ditolak.`,
    en: (amount: string) => `Enter exactly ${amount}. Any other amount will be rejected.`,
  },
  otherRefused: {
    id: 'Nomor ini ditolak bank Anda? Bayar dari bank yang sama, atau ganti metode.',
    en: 'If your bank rejects the number, pay from the same bank or change the method.',
  },
  otherPhone: { id: 'Pindai dari layar ini', en: 'Scan from this screen' },
  samePhone: { id: 'Bayar dengan HP ini', en: 'Pay with this phone' },
  scan: {
    id: 'Di HP lain, buka aplikasi bank atau dompet digital yang menerima QRIS, lalu pilih pindai.',
    en: 'On another phone, open a bank or e-wallet app that accepts QRIS and choose scan.',
  },
  point: { id: 'Arahkan kamera ke kode QR di halaman ini.', en: 'Point the camera at the QR code on this page.' },
  save: { id: 'Ketuk “Simpan gambar QR”.', en: 'Tap “Save QR image”.' },
  fromGallery: {
    id: 'Buka aplikasi bank atau dompet digital, pilih pindai QRIS, lalu ambil gambar tadi dari galeri.',
    en: 'Open your bank or e-wallet app, choose scan QRIS, and select the image from your gallery.',
  },
  hosted: { id: 'Cara membayar', en: 'How to pay' },
  hostedOpen: {
    id: (gateway: string) => `Ketuk tombol di atas. Halaman pembayaran ${gateway} akan terbuka.`,
    en: (gateway: string) => `Tap the button above. The ${gateway} payment page opens.`,
  },
  hostedNumber: {
    id: 'Nomor virtual account Anda ada di halaman itu. Bayar melalui ATM atau aplikasi bank.',
    en: 'Your virtual account number is shown there. Pay at an ATM or in your bank’s app.',
  },
  hostedQr: {
    id: 'Pindai kode QR di sana dengan aplikasi bank atau dompet digital yang menerima QRIS.',
    en: 'Scan the QR code there with a bank or e-wallet app that accepts QRIS.',
  },
  hostedWallet: {
    id: (wallet: string) => `Ikuti petunjuk di sana, lalu setujui pembayaran di aplikasi ${wallet}.`,
    en: (wallet: string) => `Follow the steps there, then approve the payment in the ${wallet} app.`,
  },
  hostedCard: {
    id: 'Isi data kartu di sana. Kami tidak menerima atau menyimpan nomor kartu Anda.',
    en: 'Enter your card details there. We never receive or store your card number.',
  },
  hostedCode: {
    id: 'Bila diminta, masukkan kode dari bank penerbit kartu.',
    en: 'If asked, enter the code from your card’s bank.',
  },
  hostedBack: {
    id: 'Kembali ke halaman ini. Statusnya berubah setelah bank mengonfirmasi.',
    en: 'Come back to this page. It updates once the bank confirms.',
  },
})
