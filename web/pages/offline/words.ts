import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Membaca tanpa internet', en: 'Offline reading' },
  description: {
    id: 'Bacaan ibadah yang tersimpan di perangkat Anda dan dapat dibuka tanpa internet.',
    en: 'Worship readings saved on your device that you can open without internet.',
  },
  cut: { id: 'Tidak ada sambungan internet', en: 'You’re offline' },
  cutText: {
    id: 'Halaman ini tidak tersimpan di perangkat Anda. Sambungkan internet untuk membukanya.',
    en: 'This page isn’t saved on your device. Connect to the internet to open it.',
  },
  retry: { id: 'Coba lagi', en: 'Try again' },
  saved: { id: 'Tersimpan di perangkat ini', en: 'Saved on this device' },
  none: {
    id: 'Belum ada halaman yang tersimpan di perangkat ini. Saat ada internet, buka salah satu bacaan di bawah. Setelah itu, bacaan tersebut dapat dibuka tanpa internet.',
    en: 'Nothing is saved on this device yet. While you’re online, open one of the readings below. You can then read it offline.',
  },
  quran: { id: 'Al-Qur’an', en: 'Quran' },
  prayer: { id: 'Jadwal sholat, kiblat, dan kalender', en: 'Prayer times, qibla and calendar' },
  doa: { id: 'Doa', en: 'Supplications (doa)' },
  guides: { id: 'Panduan dan tanya jawab', en: 'Guides and FAQ' },
  how: { id: 'Apa yang dapat disimpan', en: 'What you can save' },
  howQuran: {
    id: 'Surah yang pernah Anda buka, atau semua surah jika Anda menyimpannya lewat halaman Al-Qur’an.',
    en: 'Chapters you have opened, or all of them if you save them from the Quran page.',
  },
  howPrayer: {
    id: 'Jadwal sebulan untuk kota yang pernah Anda buka.',
    en: 'A month of prayer times for the cities you have opened.',
  },
  howDoa: {
    id: 'Semua doa, setelah Anda membuka halamannya sekali.',
    en: 'All of them, once you have opened the page.',
  },
  howGuides: {
    id: 'Semua panduan, setelah Anda membuka salah satunya. Tanya jawab, setelah Anda membuka halamannya.',
    en: 'All guides, once you have opened one. The FAQ, once you have opened the page.',
  },
  personal: {
    id: 'Profil, pesanan, dan pembayaran tidak disimpan di perangkat dan selalu memerlukan internet.',
    en: 'Your profile, orders and payments aren’t saved on the device and always need a connection.',
  },
})
