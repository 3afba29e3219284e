import { messages } from '#core/messages.ts'

export const words = messages({
  firstPackage: { id: 'Buat paket pertama', en: 'Create your first package' },
  firstPackageText: {
    id: 'Isi paket dan tanggal berangkatnya, lalu kirim untuk ditinjau. Setelah disetujui, paket langsung dijual.',
    en: 'Enter the package and its departure dates, then send it for review. Once approved, it goes on sale.',
  },
  firstPackageOpen: { id: 'Buat paket', en: 'Create a package' },
  bankProducts: { id: 'Isi produk bank Anda', en: 'Enter your bank’s products' },
  bankProductsText: {
    id: 'Jamaah belum dapat memilih bank Anda. Isi ketentuan satu akad, mulai besok sudah dapat dipilih.',
    en: 'Members can’t choose your bank yet. Enter the terms of one contract and they can from tomorrow.',
  },
  bankProductsOpen: { id: 'Isi produk', en: 'Enter products' },
  bankFinancing: { id: 'Pembiayaan menunggu keputusan', en: 'Financing to decide' },
  bankFinancingText: {
    id: (n: string, until: string) => `${n} pengajuan, yang pertama paling lambat ${until}`,
    en: (n: string, until: string) => `${n} ${n === '1' ? 'application' : 'applications'}, the first by ${until}`,
  },
  bankFinancingOpen: { id: 'Putuskan', en: 'Decide' },
  toDisburse: { id: 'Pembiayaan siap dicairkan', en: 'Financing to disburse' },
  toDisburseText: {
    id: (n: string) => `${n} uang muka sudah dibayar`,
    en: (n: string) => (n === '1' ? '1 down payment is paid' : `${n} down payments are paid`),
  },
  toDisburseOpen: { id: 'Catat pencairan', en: 'Record disbursements' },
  accountOpenings: { id: 'Permohonan rekening tabungan', en: 'Savings account applications' },
  accountOpeningsText: {
    id: (n: string, days: string) => `${n} belum diputuskan, yang terlama ${days} hari`,
    en: (n: string, days: string) =>
      `${n} not decided yet, the oldest sent ${days} ${days === '1' ? 'day' : 'days'} ago`,
  },
  accountOpeningsOpen: { id: 'Buka permohonan', en: 'Open applications' },
  accountClosings: { id: 'Penutupan rekening', en: 'Accounts to close' },
  accountClosingsText: {
    id: (n: string) => `${n} jamaah meminta rekeningnya ditutup`,
    en: (n: string) => (n === '1' ? '1 member asked to close' : `${n} members asked to close`),
  },
  accountClosingsOpen: { id: 'Buka penutupan', en: 'Open closings' },
  chatWaiting: { id: 'Orang menunggu jawaban', en: 'People waiting for an answer' },
  chatWaitingText: {
    id: (n: string) => `${n} orang menunggu jawaban`,
    en: (n: string) => (n === '1' ? '1 person is waiting for an answer' : `${n} people are waiting for an answer`),
  },
  chatWaitingOpen: { id: 'Jawab sekarang', en: 'Answer now' },
  chatReports: { id: 'Percakapan dilaporkan', en: 'Reported conversations' },
  chatReportsText: {
    id: (n: string) => `${n} laporan belum ditangani`,
    en: (n: string) => (n === '1' ? '1 report isn’t handled yet' : `${n} reports aren’t handled yet`),
  },
  chatReportsOpen: { id: 'Periksa laporan', en: 'Look into reports' },
  privateExpiring: { id: 'Penawaran umrah privat segera habis', en: 'Private umrah offers about to run out' },
  privateExpiringText: {
    id: (n: string, until: string) => `${n} penawaran, yang pertama berlaku sampai ${until}`,
    en: (n: string, until: string) => `${n} ${n === '1' ? 'offer' : 'offers'}, the first valid until ${until}`,
  },
  privateExpiringOpen: { id: 'Buka penawaran', en: 'Open offers' },
  privateRequests: { id: 'Permintaan umrah privat', en: 'Private umrah requests' },
  privateRequestsText: {
    id: (n: string, until: string) => `${n} belum Anda tawar, yang pertama ditutup ${until}`,
    en: (n: string, until: string) => `${n} without your offer, the first closes on ${until}`,
  },
  privateRequestsOpen: { id: 'Lihat permintaan', en: 'See requests' },
  storeOrders: { id: 'Pesanan perlu diproses', en: 'Orders to process' },
  storeOrdersText: {
    id: (n: string, until: string) => `${n} pesanan, yang pertama paling lambat ${until}`,
    en: (n: string, until: string) => `${n} ${n === '1' ? 'order' : 'orders'}, the first by ${until}`,
  },
  storeOrdersOpen: { id: 'Proses pesanan', en: 'Process orders' },
  storeShip: { id: 'Pesanan siap dikirim', en: 'Orders to ship' },
  storeShipText: {
    id: (n: string, until: string) => `${n} pesanan menunggu nomor resi, yang pertama paling lambat ${until}`,
    en: (n: string, until: string) =>
      `${n === '1' ? '1 order waits for its waybill' : `${n} orders wait for their waybills`}, the first by ${until}`,
  },
  storeShipOpen: { id: 'Kirim pesanan', en: 'Ship orders' },
  storeWaybills: { id: 'Nomor resi perlu diperiksa', en: 'Waybills to check' },
  storeWaybillsText: {
    id: (n: string) => `${n} nomor resi tidak dikenal kurir`,
    en: (n: string) => (n === '1' ? 'The courier doesn’t know 1 waybill' : `Couriers don’t know ${n} waybills`),
  },
  storeWaybillsOpen: { id: 'Periksa nomor resi', en: 'Check waybills' },
  parcelProblems: { id: 'Masalah paket', en: 'Problems with parcels' },
  parcelProblemsText: {
    id: (n: string) => `${n} laporan pembeli menunggu`,
    en: (n: string) => (n === '1' ? '1 buyer’s report is waiting' : `${n} buyers’ reports are waiting`),
  },
  parcelProblemsOpen: { id: 'Lihat laporan', en: 'See reports' },
  storeCancels: { id: 'Permintaan pembatalan', en: 'Cancellation requests' },
  storeCancelsText: {
    id: (n: string, until: string) => `${n} menunggu jawaban, yang pertama paling lambat ${until}`,
    en: (n: string, until: string) => `${n} to answer, the first by ${until}`,
  },
  storeCancelsOpen: { id: 'Jawab pembeli', en: 'Answer buyers' },
  storeStock: { id: 'Stok habis', en: 'Out of stock' },
  storeStockText: {
    id: (n: string) => `${n} barang yang dijual sudah habis`,
    en: (n: string) => (n === '1' ? '1 item on sale has run out' : `${n} items on sale have run out`),
  },
  storeStockOpen: { id: 'Isi stok', en: 'Restock' },
  bankDifferences: { id: 'Selisih setoran tabungan', en: 'Savings deposit differences' },
  bankDifferencesText: {
    id: (n: string) => `${n} pemberitahuan perlu diperiksa`,
    en: (n: string) => (n === '1' ? '1 notice to check' : `${n} notices to check`),
  },
  bankDifferencesOpen: { id: 'Periksa selisih', en: 'Check differences' },
  breaches: { id: 'Insiden data', en: 'Data breach' },
  breachesText: {
    id: (title: string, hours: string) => `${title}: sisa ${hours} jam untuk memberi tahu`,
    en: (title: string, hours: string) => `${title}: ${hours} ${hours === '1' ? 'hour' : 'hours'} left to notify`,
  },
  breachLate: {
    id: (title: string) => `${title}: pemberitahuan sudah terlambat`,
    en: (title: string) => `${title}: the notice is late`,
  },
  breachesOpen: { id: 'Buka insiden', en: 'Open the breach' },
  approvals: { id: 'Menunggu persetujuan Anda', en: 'Waiting for your approval' },
  approvalsText: {
    id: (n: string) => `${n} permintaan dari rekan Anda`,
    en: (n: string) => (n === '1' ? '1 request from a colleague' : `${n} requests from colleagues`),
  },
  approvalsOpen: { id: 'Buka permintaan', en: 'Open requests' },
  refunds: { id: 'Pengembalian dana', en: 'Refunds' },
  refundsText: {
    id: (n: string, amount: string) => `${n} menunggu dikirim, total ${amount}`,
    en: (n: string, amount: string) => `${n} waiting to be sent, ${amount} in all`,
  },
  refundsOpen: { id: 'Buka pengembalian dana', en: 'Open refunds' },
  payouts: { id: 'Pembayaran mitra', en: 'Payouts' },
  payoutsText: {
    id: (n: string, amount: string) => `${n} menunggu dikirim, total ${amount}`,
    en: (n: string, amount: string) => `${n} waiting to be sent, ${amount} in all`,
  },
  payoutsOpen: { id: 'Buka pembayaran mitra', en: 'Open payouts' },
  overdue: { id: 'Pelunasan lewat jatuh tempo', en: 'Overdue balances' },
  overdueText: {
    id: (n: string) => `${n} pesanan belum dilunasi`,
    en: (n: string) => (n === '1' ? '1 booking is not paid in full' : `${n} bookings are not paid in full`),
  },
  overdueOpen: { id: 'Buka pesanan yang belum lunas', en: 'Open unpaid bookings' },
  documents: { id: 'Dokumen jamaah', en: 'Travel documents' },
  documentsText: {
    id: (n: string) => `${n} pesanan punya dokumen yang perlu diperiksa`,
    en: (n: string) => (n === '1' ? '1 booking has documents to check' : `${n} bookings have documents to check`),
  },
  documentsOpen: { id: 'Periksa dokumen', en: 'Check documents' },
  packageReviews: { id: 'Tinjauan paket', en: 'Package reviews' },
  packageReviewsText: {
    id: (n: string) => `${n} paket atau perubahan belum ditinjau`,
    en: (n: string) => `${n} ${n === '1' ? 'package or change' : 'packages or changes'} to review`,
  },
  packageReviewsOpen: { id: 'Tinjau paket', en: 'Review packages' },
  accounts: { id: 'Rekening penerima', en: 'Payee accounts' },
  accountsText: { id: (n: string) => `${n} menunggu diperiksa`, en: (n: string) => `${n} waiting to be verified` },
  accountsOpen: { id: 'Buka daftar rekening', en: 'Open the accounts' },
  differences: { id: 'Selisih setoran', en: 'Transfer differences' },
  differencesText: { id: (n: string) => `${n} menunggu keputusan`, en: (n: string) => `${n} waiting for a decision` },
  differencesOpen: { id: 'Buka selisih', en: 'Open differences' },
  disbursements: { id: 'Pencairan bank', en: 'Bank disbursements' },
  disbursementsText: {
    id: (n: string) => `${n} belum terlihat di rekening`,
    en: (n: string) => `${n} not seen on the account yet`,
  },
  disbursementsOpen: { id: 'Buka pencairan', en: 'Open disbursements' },
  applications: { id: 'Pendaftaran mitra', en: 'Partner applications' },
  applicationsText: {
    id: (n: string, days: string) => `${n} belum diputuskan, yang terlama ${days} hari`,
    en: (n: string, days: string) =>
      `${n} not decided yet, the oldest sent ${days} ${days === '1' ? 'day' : 'days'} ago`,
  },
  applicationsOpen: { id: 'Buka pendaftaran', en: 'Open applications' },
  licences: { id: 'Izin yang segera habis', en: 'Licences about to expire' },
  licencesText: {
    id: (n: string, first: string) => `${n} habis dalam 60 hari, yang pertama ${first}`,
    en: (n: string, first: string) => `${n} within 60 days, the first on ${first}`,
  },
  licencesOpen: { id: 'Buka izin', en: 'Open licences' },
  comments: { id: 'Komentar dilaporkan', en: 'Reported comments' },
  commentsText: {
    id: (n: string) => `${n} komentar perlu diputuskan`,
    en: (n: string) => (n === '1' ? '1 comment to decide on' : `${n} comments to decide on`),
  },
  commentsOpen: { id: 'Buka komentar', en: 'Open comments' },
  guides: { id: 'Tinjauan panduan', en: 'Guide reviews' },
  guidesText: {
    id: (n: string) => `${n} panduan belum ditinjau`,
    en: (n: string) => (n === '1' ? '1 guide to review' : `${n} guides to review`),
  },
  guidesOpen: { id: 'Tinjau panduan', en: 'Review guides' },
  doa: { id: 'Tinjauan doa', en: 'Supplication reviews' },
  doaText: {
    id: (n: string) => `${n} doa belum ditinjau`,
    en: (n: string) => (n === '1' ? '1 supplication to review' : `${n} supplications to review`),
  },
  doaOpen: { id: 'Tinjau doa', en: 'Review supplications' },
  deadLetters: { id: 'Kiriman yang tidak sampai', en: 'Undelivered messages' },
  deadLettersText: {
    id: (n: string) => `${n} email atau pesan tidak terkirim`,
    en: (n: string) =>
      n === '1' ? '1 mail or message was not delivered' : `${n} mails or messages were not delivered`,
  },
  deadLettersOpen: { id: 'Buka antrean', en: 'Open queues' },
})
