import { messages } from '#core/messages.ts'

/** Long texts: sent as data with the page, never as script. */
export const telling = messages({
  regular: { id: 'Haji reguler', en: 'Regular hajj' },
  regularText: {
    id: 'Diselenggarakan pemerintah. Anda menyetor di bank penerima setoran haji, mendapat nomor porsi, lalu menunggu: di banyak daerah lebih dari dua puluh tahun. Kursinya tidak dijual travel; yang ada di sini paket persiapannya.',
    en: 'Run by the government. You deposit at a bank that receives hajj funds, get a portion number, then wait: in many regions more than twenty years. No agency sells its seats; what we list is preparation for it.',
  },
  special: { id: 'Haji khusus', en: 'Special hajj' },
  specialText: {
    id: 'Diselenggarakan PIHK berizin dengan kuota tersendiri, lebih mahal, dan biasanya lebih cepat: tetap antre beberapa tahun. Setorannya pun ke bank penerima setoran atas nama Anda. Sebagian besar paket di halaman ini jalur ini.',
    en: 'Run by a licensed organiser (PIHK) within a quota of its own: dearer, and usually sooner, yet still a queue of some years. Its deposit, too, goes to the receiving bank in your name. Most packages here are of this kind.',
  },
  invited: { id: 'Visa mujamalah (furoda)', en: 'Invitation visa (mujamalah, “furoda”)' },
  invitedText: {
    id: 'Undangan Kerajaan Arab Saudi di luar kuota Indonesia. Visanya belum tentu terbit sampai hari-hari terakhir, maka kami tidak menjualnya. Berhaji dengan visa selain visa haji dapat berujung penolakan dan deportasi.',
    en: 'An invitation of the Saudi kingdom outside Indonesia’s quota. Until the last days nobody knows whether the visa will come, so we do not sell it. Going with any visa but a hajj visa can end in refusal and deportation.',
  },
  choose: { id: 'Pilih penyelenggara', en: 'Choose an organiser' },
  chooseText: {
    id: 'Bandingkan paket, hotel, dan harga. Nomor izin PIHK dan kapan izin itu diperiksa tertulis di halaman travelnya.',
    en: 'Compare packages, hotels and prices. The PIHK licence number, and when it was checked, stand on the agency’s page.',
  },
  deposit: { id: 'Setor awal ke bank penerima setoran', en: 'Deposit at the receiving bank' },
  depositText: {
    id: 'Setoran awal dibayar ke bank penerima setoran biaya haji atas nama Anda sendiri, bukan ke rekening pribadi, dan simpan buktinya.',
    en: 'The first deposit goes to the bank that receives hajj funds, in your own name and never to a private account. Keep the receipt.',
  },
  number: { id: 'Terima nomor porsi', en: 'Receive your portion number' },
  numberText: {
    id: 'Nomor porsi adalah tempat Anda dalam antrean. Mintalah salinannya; tanpa nomor itu Anda belum terdaftar.',
    en: 'The portion number is your place in the queue. Ask for a copy; without it you are not registered.',
  },
  call: { id: 'Lunasi saat dipanggil', en: 'Settle when called' },
  callText: {
    id: 'Kementerian mengumumkan siapa yang berhak melunasi tahun itu. Baru saat itu pelunasan, paspor, dan pemeriksaan kesehatan diselesaikan.',
    en: 'The ministry announces who may settle that year. Only then are the balance, the passport and the health check completed.',
  },
  leave: { id: 'Manasik, lalu berangkat', en: 'Classes, then departure' },
  leaveText: {
    id: 'Tanggal pasti mengikuti jadwal penerbangan dan visa haji tahun itu. Tanggal pada paket adalah rencana penyelenggara.',
    en: 'The exact date follows the flights and hajj visas of that year. Dates on a package are the organiser’s plan.',
  },
  askFinancing: { id: 'Bisakah haji dibayar dengan dana talangan?', en: 'Can hajj be financed in advance?' },
  answerFinancing: {
    id: 'Tidak. Dana talangan haji dilarang, jadi tidak ada layar di sini yang menawarkannya. Menabung di bank syariah untuk setoran haji tetap boleh.',
    en: 'No. Advance financing for hajj is banned, so no screen here offers it. Saving at a sharia bank toward the deposit is allowed.',
  },
  askTurn: { id: 'Kapan giliran saya?', en: 'When is my turn?' },
  answerTurn: {
    id: 'Masukkan nomor porsi Anda di layanan resmi kementerian; hasilnya perkiraan yang dapat bergeser bila kuota berubah. Janji tahun dari pihak lain hanyalah tebakan.',
    en: 'Enter your portion number at the ministry’s official service; it gives an estimate, which moves when quotas change. A year promised by anyone else is a guess.',
  },
  askYear: { id: 'Apa arti tahun Hijriah pada paket?', en: 'What does the Hijri year of a package mean?' },
  answerYear: {
    id: 'Musim haji yang direncanakan untuk paket itu. Cocokkan dengan perkiraan giliran Anda. Bila giliran Anda jatuh di tahun lain, tahun itulah yang berlaku.',
    en: 'The hajj season the package is planned for. Match it with the estimate of your turn. Should your turn fall in another year, that year counts.',
  },
  askArbain: { id: 'Apa bedanya arbain dan non-arbain?', en: 'What is the difference between arbain and the rest?' },
  answerArbain: {
    id: 'Paket arbain menyediakan waktu sekitar delapan hari lebih di Madinah untuk empat puluh sholat wajib berjamaah di Masjid Nabawi. Arbain bukan rukun haji; tanpa arbain perjalanan lebih singkat.',
    en: 'Packages with arbain allow a little over eight days in Madinah for forty obligatory prayers in congregation at the Prophet’s Mosque. It is no pillar of hajj; without it the journey is shorter.',
  },
  askPreparation: { id: 'Apa itu persiapan haji reguler?', en: 'What is regular hajj preparation?' },
  answerPreparation: {
    id: 'Manasik dan umrah bagi yang sudah punya nomor porsi reguler, agar siap saat dipanggil. Paket ini tidak memberi porsi dan tidak mempercepat giliran.',
    en: 'Classes and an umrah for those who hold a regular portion number, to be ready when called. It gives no portion and hastens no turn.',
  },
})
