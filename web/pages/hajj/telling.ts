import { messages } from '#core/messages.ts'

/** Long texts: sent as data with the page, never as script. */
export const telling = messages({
  regular: { id: 'Haji reguler', en: 'Regular hajj' },
  regularText: {
    id: 'Diselenggarakan pemerintah. Anda menyetor di bank penerima setoran haji, mendapat nomor porsi, lalu menunggu. Di banyak daerah lebih dari dua puluh tahun. Kursinya tidak dijual travel. Di sini hanya ada paket umrah persiapan haji.',
    en: 'Run by the government. You pay a deposit at a bank that receives hajj funds, get a queue number (nomor porsi), then wait. In many regions the wait is over twenty years. Agencies don’t sell these seats. Here you find only umrah packages with hajj preparation classes.',
  },
  special: { id: 'Haji khusus', en: 'Special hajj' },
  specialText: {
    id: 'Diselenggarakan PIHK berizin dengan kuota tersendiri. Lebih mahal dan biasanya lebih cepat, tetapi tetap antre beberapa tahun. Setoran awal dan pelunasan biaya haji resmi dibayar ke bank penerima setoran haji atas nama Anda. Paket penyelenggara dibayar di sini. Sebagian besar paket di halaman ini adalah haji khusus.',
    en: 'Run by a licensed travel agency (PIHK) with a separate quota. More expensive and usually faster, but still a wait of several years. You pay the deposit and the balance of the official hajj fee to a hajj deposit bank, in your name. You pay for the organiser’s package here. Most packages on this page are special hajj.',
  },
  invited: { id: 'Visa mujamalah (furoda)', en: 'Invitation visa (mujamalah, “furoda”)' },
  invitedText: {
    id: 'Undangan Kerajaan Arab Saudi di luar kuota Indonesia. Visanya belum tentu terbit sampai hari-hari terakhir, jadi kami tidak menjualnya. Berhaji tanpa visa haji dapat berakibat ditolak masuk atau dideportasi.',
    en: 'An invitation from the Saudi government, outside Indonesia’s quota. The visa may not be confirmed until the last days, so we don’t sell it. Travelling for hajj without a hajj visa can lead to refusal of entry or deportation.',
  },
  choose: { id: 'Pilih travel', en: 'Choose a travel agency' },
  chooseText: {
    id: 'Bandingkan paket, hotel, dan harga. Halaman setiap travel memuat nomor izin PIHK dan tanggal pemeriksaannya.',
    en: 'Compare packages, hotels and prices. Each agency’s page shows its PIHK licence number and when we checked it.',
  },
  deposit: { id: 'Bayar setoran awal ke bank', en: 'Pay the deposit at the bank' },
  depositText: {
    id: 'Bayar setoran awal ke bank penerima setoran haji atas nama Anda sendiri. Jangan membayar ke rekening pribadi. Simpan buktinya.',
    en: 'Pay the first deposit to a hajj deposit bank, in your own name. Never pay into a private account. Keep the receipt.',
  },
  number: { id: 'Terima nomor porsi', en: 'Receive your queue number' },
  numberText: {
    id: 'Nomor porsi menentukan urutan Anda dalam antrean. Minta salinannya. Tanpa nomor itu Anda belum terdaftar.',
    en: 'The queue number (nomor porsi) is your place on the waiting list. Ask for a copy. Without it you are not registered.',
  },
  call: { id: 'Lunasi saat dipanggil', en: 'Pay the balance when called' },
  callText: {
    id: 'Kementerian mengumumkan siapa yang berhak melunasi tahun itu. Periksakan kesehatan, lunasi biaya haji di bank, lalu siapkan paspor dan visa.',
    en: 'The ministry announces who may pay the balance that year. Have a health check, pay the balance at the bank, then prepare your passport and visa.',
  },
  leave: { id: 'Manasik, lalu berangkat', en: 'Preparation classes, then departure' },
  leaveText: {
    id: 'Tanggal pasti mengikuti jadwal penerbangan dan visa haji tahun itu. Tanggal di paket adalah rencana travel.',
    en: 'The exact date depends on that year’s flights and hajj visas. Dates on a package are the agency’s plan.',
  },
  askFinancing: { id: 'Bisakah haji dibayar dengan dana talangan?', en: 'Can I finance my hajj?' },
  answerFinancing: {
    id: 'Tidak. Dana talangan haji dilarang, jadi kami tidak menawarkannya. Menabung di bank syariah untuk setoran haji boleh.',
    en: 'No. Financing for hajj is not allowed, so we don’t offer it. You can save at a sharia bank for the deposit.',
  },
  askTurn: { id: 'Kapan giliran saya?', en: 'When is my turn?' },
  answerTurn: {
    id: 'Masukkan nomor porsi Anda di layanan resmi kementerian. Hasilnya perkiraan, dan dapat bergeser bila kuota berubah. Jangan percaya janji tahun berangkat dari pihak lain.',
    en: 'Enter your queue number in the ministry’s official service. It gives an estimate, which can change when quotas change. Don’t rely on a year promised by anyone else.',
  },
  askYear: { id: 'Apa arti tahun Hijriah pada paket?', en: 'What does the Hijri year on a package mean?' },
  answerYear: {
    id: 'Musim haji yang direncanakan untuk paket itu. Cocokkan dengan perkiraan giliran Anda. Bila giliran Anda jatuh di tahun lain, Anda berangkat di tahun itu.',
    en: 'The hajj season the package is planned for. Compare it with the estimate of your turn. If your turn falls in another year, you depart in that year.',
  },
  askArbain: { id: 'Apa bedanya arbain dan non-arbain?', en: 'What is the difference between arbain and non-arbain?' },
  answerArbain: {
    id: 'Paket arbain memberi waktu sedikit lebih dari delapan hari di Madinah untuk empat puluh sholat wajib berjamaah di Masjid Nabawi. Arbain bukan rukun haji. Perjalanan tanpa arbain lebih singkat.',
    en: 'Arbain packages include a little over eight days in Madinah, for forty obligatory prayers in congregation at the Prophet’s Mosque. Arbain is not a pillar of hajj. Without it the trip is shorter.',
  },
  askPreparation: { id: 'Apa itu umrah persiapan haji?', en: 'What is umrah with hajj preparation classes?' },
  answerPreparation: {
    id: 'Manasik haji dan perjalanan umrah bagi yang sudah punya nomor porsi haji reguler. Ini umrah, bukan haji. Paket ini tidak memberi nomor porsi dan tidak mempercepat giliran.',
    en: 'Hajj preparation classes and an umrah for people who already have a regular hajj queue number. It is an umrah, not hajj. It doesn’t give you a queue number or shorten the wait.',
  },
})
