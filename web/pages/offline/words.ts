import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Membaca tanpa internet', en: 'Reading without internet' },
  description: {
    id: 'Bacaan ibadah yang tersimpan di perangkat Anda dan tetap terbuka saat tidak ada sambungan internet.',
    en: 'Worship readings saved on your device that open without an internet connection.',
  },
  cut: { id: 'Anda sedang luring', en: 'You are offline' },
  cutText: {
    id: 'Halaman yang Anda minta tidak tersimpan di perangkat ini, dan tidak ada sambungan untuk mengambilnya.',
    en: 'This page is not saved on your device, and there is no connection to load it.',
  },
  retry: { id: 'Coba lagi', en: 'Try again' },
  saved: { id: 'Tersimpan di perangkat ini', en: 'Saved on this device' },
  none: {
    id: 'Belum ada halaman yang tersimpan di perangkat ini. Saat tersambung ke internet, buka salah satu bacaan di bawah. Setelah itu bacaan tersebut dapat dibuka tanpa internet.',
    en: 'Nothing is saved on this device yet. While you’re online, open one of the readings below and you can read it offline later.',
  },
  quran: { id: 'Al-Qur’an', en: 'Quran' },
  prayer: { id: 'Waktu sholat, kiblat, dan kalender', en: 'Prayer times, qibla and calendar' },
  doa: { id: 'Doa', en: 'Supplications (doa)' },
  guides: { id: 'Panduan dan tanya jawab', en: 'Guides and questions' },
  how: { id: 'Apa yang dapat disimpan', en: 'What you can save' },
  howQuran: {
    id: 'Surah yang pernah Anda buka, atau seluruhnya bila Anda memilih simpan untuk luring.',
    en: 'Chapters you have opened, or all of them if you choose to save them for offline use.',
  },
  howPrayer: {
    id: 'Jadwal sebulan untuk kota yang pernah Anda buka.',
    en: 'A month of prayer times for the cities you have opened.',
  },
  howDoa: { id: 'Semuanya, setelah Anda membukanya sekali.', en: 'All of them, after you have opened them once.' },
  howGuides: {
    id: 'Semuanya, setelah Anda membuka salah satunya.',
    en: 'All of them, after you have opened one.',
  },
  personal: {
    id: 'Profil, pesanan, dan pembayaran tidak pernah disimpan di perangkat. Untuk itu sambungan internet selalu diperlukan.',
    en: 'Your profile, orders and payments are never saved on the device. They always need a connection.',
  },
})
