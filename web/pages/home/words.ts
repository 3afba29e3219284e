import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Umrah, haji dan wisata syariah tepercaya', en: 'Umrah, hajj and sharia travel you can trust' },
  description: {
    id: 'Bandingkan paket umrah, haji dan wisata syariah dari travel berizin. Harga jelas, kursi pasti, bayar penuh, uang muka atau menabung di bank mitra.',
    en: 'Compare umrah, hajj and sharia tours from licensed agencies. Clear prices, real seats; pay in full, by down payment, or save at a partner bank.',
  },
  promise: {
    id: 'Berangkat dengan tenang, sejak langkah pertama',
    en: 'Travel with peace of mind, from the first step',
  },
  promiseText: {
    id: 'Lebih dari 120 travel berizin dalam satu tempat. Izinnya diperiksa, harganya terang, kursinya benar-benar ada.',
    en: 'More than 120 licensed agencies in one place. Licences checked, prices in plain sight, seats that really exist.',
  },
  heroAlt: { id: 'Kakbah dan jamaah yang bertawaf saat senja', en: 'The Kaaba and pilgrims circling it at dusk' },
  begin: { id: 'Daftar gratis', en: 'Join for free' },
  profile: { id: 'Buka profil saya', en: 'Open my profile' },
  learn: { id: 'Kenali 5 Pasti Umrah', en: 'Learn the 5 certainties' },
  journeys: { id: 'Pilih perjalanan Anda', en: 'Choose your journey' },
  umrah: { id: 'Umrah', en: 'Umrah' },
  umrahTitle: { id: 'Umrah, sesuai cara Anda', en: 'Umrah, in your own way' },
  umrahText: {
    id: 'Paket reguler dengan tanggal, maskapai dan hotel yang pasti. Bayar penuh, mulai dari uang muka, atau menabung lebih dulu di bank mitra.',
    en: 'Regular packages with a fixed date, airline and hotel. Pay in full, begin with a down payment, or save first at a partner bank.',
  },
  umrahAlt: { id: 'Kubah Hijau Masjid Nabawi di Madinah', en: 'The Green Dome of the Prophet’s Mosque in Madinah' },
  hajj: { id: 'Haji', en: 'Hajj' },
  hajjTitle: { id: 'Haji khusus, dipandu sampai tuntas', en: 'Special hajj, guided all the way' },
  hajjText: {
    id: 'Kami bantu memahami antrean, menyiapkan dokumen dan memilih penyelenggara berizin. Setoran haji tetap di bank penerima setoran, bukan di travel.',
    en: 'We help you understand the waiting list, prepare the papers and choose a licensed organiser. Hajj deposits stay with the receiving bank, never with an agency.',
  },
  hajjAlt: {
    id: 'Jabal Rahmah di padang Arafah dengan tenda jamaah',
    en: 'The Mount of Mercy on the plain of Arafah with pilgrims’ tents',
  },
  tour: { id: 'Wisata syariah', en: 'Sharia tours' },
  tourTitle: { id: 'Melihat dunia, tetap terjaga ibadahnya', en: 'See the world, keep your worship' },
  tourText: {
    id: 'Tur dalam dan luar negeri dengan makanan halal, waktu salat yang dijaga dan pemandu yang paham kebutuhan keluarga Muslim.',
    en: 'Domestic and international tours with halal food, prayer times kept and guides who know what Muslim families need.',
  },
  tourAlt: {
    id: 'Masjid berkubah di tepi Selat Bosporus, Istanbul',
    en: 'A domed mosque beside the Bosphorus in Istanbul',
  },
  certaintiesTitle: { id: 'Lima kepastian di setiap keberangkatan', en: 'Five certainties on every departure' },
  certaintiesText: {
    id: 'Mengikuti daftar periksa 5 Pasti Umrah dari kementerian. Setiap butir ditunjukkan dengan buktinya dan kapan terakhir diperiksa.',
    en: 'Following the ministry’s 5 Pasti Umrah checklist. Each one is shown with its evidence and when it was last checked.',
  },
  licence: { id: 'Pasti izinnya', en: 'A certain licence' },
  licenceText: {
    id: 'Nomor izin, masa berlaku, dan siapa yang memeriksa.',
    en: 'The licence number, its validity, and who checked it.',
  },
  flight: { id: 'Pasti jadwalnya', en: 'A certain flight' },
  flightText: {
    id: 'Maskapai dan tanggal, langsung atau satu kali transit.',
    en: 'Airline and date, direct or with one stop.',
  },
  price: { id: 'Pasti harganya', en: 'A certain price' },
  priceText: {
    id: 'Yang termasuk dan yang tidak, sama terangnya.',
    en: 'What is included and what is not, equally plain.',
  },
  hotel: { id: 'Pasti hotelnya', en: 'A certain hotel' },
  hotelText: {
    id: 'Nama hotel, jumlah malam, dan jarak jalan kaki.',
    en: 'The hotel’s name, the nights, and the walk to the Haram.',
  },
  visa: { id: 'Pasti visanya', en: 'A certain visa' },
  visaText: { id: 'Siapa yang mengurus dan kapan harus siap.', en: 'Who arranges it and when it must be ready.' },
  stepsTitle: { id: 'Empat langkah menuju Baitullah', en: 'Four steps to the House of God' },
  choose: { id: 'Pilih', en: 'Choose' },
  chooseText: { id: 'Bandingkan paket dengan total sebenarnya.', en: 'Compare packages by their true total.' },
  book: { id: 'Pesan', en: 'Book' },
  bookText: {
    id: 'Kursi ditahan atas nama Anda selagi mengisi data.',
    en: 'Your seats are held while you fill in the form.',
  },
  pay: { id: 'Bayar', en: 'Pay' },
  payText: { id: 'Transfer bank, QRIS, dompet digital atau kartu.', en: 'Bank transfer, QRIS, e-wallet or card.' },
  go: { id: 'Berangkat', en: 'Depart' },
  goText: { id: 'Dokumen, pengingat dan panduan di satu tempat.', en: 'Papers, reminders and guides in one place.' },
  savingTitle: {
    id: 'Belum cukup? Mulai dari 500 ribu per bulan',
    en: 'Not there yet? Begin from 500 thousand rupiah a month',
  },
  savingText: {
    id: 'Tabungan umrah dibuka atas nama Anda di bank syariah mitra. Uangnya tetap milik Anda dan tidak pernah singgah di rekening kami.',
    en: 'An umrah savings account is opened in your own name at a partner sharia bank. The money stays yours and never passes through our account.',
  },
  savingAlt: {
    id: 'Celengan koin dan tunas di bawah gambar Kakbah',
    en: 'A jar of coins and seedlings below a picture of the Kaaba',
  },
})

export type HomeWords = ReturnType<typeof words>
