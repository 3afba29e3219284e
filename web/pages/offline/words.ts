import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Membaca tanpa internet', en: 'Reading without internet' },
  description: {
    id: 'Bacaan ibadah yang tersimpan di perangkat Anda dan tetap terbuka saat tidak ada sambungan internet.',
    en: 'Worship reading that is kept on your device and opens without an internet connection.',
  },
  cut: { id: 'Anda sedang luring', en: 'You are offline' },
  cutText: {
    id: 'Halaman yang Anda minta tidak tersimpan di perangkat ini, dan tidak ada sambungan untuk mengambilnya.',
    en: 'The page you asked for is not kept on this device, and there is no connection to fetch it.',
  },
  retry: { id: 'Coba lagi', en: 'Try again' },
  saved: { id: 'Tersimpan di perangkat ini', en: 'Kept on this device' },
  none: {
    id: 'Belum ada halaman yang tersimpan di perangkat ini. Saat tersambung ke internet, buka salah satu bacaan di bawah dan ia akan tetap dapat dibaca sesudahnya.',
    en: 'Nothing is kept on this device yet. While you are connected, open one of the readings below and it will stay readable afterwards.',
  },
  quran: { id: "Al-Qur'an", en: 'Quran' },
  prayer: { id: 'Waktu sholat, kiblat, dan kalender', en: 'Prayer times, qibla and calendar' },
  doa: { id: 'Doa', en: 'Prayers (doa)' },
  guides: { id: 'Panduan dan tanya jawab', en: 'Guides and questions' },
  how: { id: 'Apa yang dapat disimpan', en: 'What can be kept' },
  howQuran: {
    id: 'Surah yang pernah Anda buka; seluruhnya bila Anda memilih simpan untuk luring.',
    en: 'Chapters you have opened; all of them once you choose to save for offline.',
  },
  howPrayer: {
    id: 'Jadwal sebulan untuk kota yang pernah Anda buka.',
    en: 'A month of times for the cities you have opened.',
  },
  howDoa: { id: 'Semuanya, setelah Anda membukanya sekali.', en: 'All of them, after you have opened them once.' },
  howGuides: {
    id: 'Semuanya, setelah Anda membuka salah satunya.',
    en: 'All of them, after you have opened one.',
  },
  personal: {
    id: 'Profil, pesanan, dan pembayaran tidak pernah disimpan di perangkat. Untuk itu sambungan internet selalu diperlukan.',
    en: 'Your profile, orders and payments are never kept on the device. They always need a connection.',
  },
})
