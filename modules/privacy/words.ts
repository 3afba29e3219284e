import { messages } from '#core/messages.ts'

export const words = messages({
  ready: { id: 'Data Anda siap diunduh', en: 'Your data is ready to download' },
  readyText: {
    id: (when: string) => `Berkas berisi data Anda dapat diunduh sampai ${when}. Setelah itu berkasnya kami hapus.`,
    en: (when: string) => `You can download the file with your data until ${when}. After that we delete it.`,
  },
  readyNotYou: {
    id: 'Jika bukan Anda yang memintanya, segera ubah kata sandi Anda.',
    en: 'If you didn’t request this, change your password now.',
  },
  open: { id: 'Buka profil', en: 'Open your profile' },
  footer: {
    id: 'Anda menerima email ini karena memiliki akun di situs kami.',
    en: 'You’re receiving this email because you have an account with us.',
  },
  pageTitle: { id: 'Data tentang Anda', en: 'The data we hold about you' },
  pageLead: {
    id: (brand: string, when: string) => `Semua data tentang Anda yang disimpan ${brand} pada ${when}.`,
    en: (brand: string, when: string) => `Everything ${brand} held about you on ${when}.`,
  },
  pageFiles: {
    id: 'Berkas JSON di folder ini memuat data yang sama dengan nomor teknisnya, satu untuk setiap bagian. Pindaian dokumen perjalanan dapat dibuka di halaman pesanan.',
    en: 'The JSON files in this folder contain the same data with its technical numbers, one for each part. You can open scans of travel documents on the page of each order.',
  },
  contents: { id: 'Isi', en: 'Contents' },
  notHeld: {
    id: (areas: string) => `Kami tidak menyimpan apa pun tentang Anda di bagian ini: ${areas}.`,
    en: (areas: string) => `We hold nothing about you in these parts: ${areas}.`,
  },
})
