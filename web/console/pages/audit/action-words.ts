import { type Language, messages } from '#core/messages.ts'

/** What a call does, by the last word of its address, else by its method. */
const verbs = messages({
  verb_cancel: { id: 'Membatalkan', en: 'Cancelled' },
  verb_reschedule: { id: 'Memindahkan jadwal', en: 'Rescheduled' },
  verb_send: { id: 'Mengirim', en: 'Sent' },
  verb_request: { id: 'Meminta persetujuan', en: 'Requested approval of' },
  verb_approve: { id: 'Menyetujui', en: 'Approved' },
  verb_reject: { id: 'Menolak', en: 'Rejected' },
  verb_confirm: { id: 'Mengonfirmasi', en: 'Confirmed' },
  verb_close: { id: 'Menutup', en: 'Closed' },
  verb_review: { id: 'Meninjau', en: 'Reviewed' },
  verb_invite: { id: 'Mengundang lagi', en: 'Invited again' },
  verb_decide: { id: 'Memutuskan', en: 'Decided on' },
  verb_reset: { id: 'Mengatur ulang', en: 'Reset' },
  verb_export: { id: 'Mengunduh daftar', en: 'Downloaded the list of' },
  verb_file: { id: 'Melihat', en: 'Looked at' },
  verb_retry: { id: 'Mengirim ulang', en: 'Retried' },
  verb_accept: { id: 'Menyetujui', en: 'Approved' },
  verb_suspend: { id: 'Membekukan', en: 'Suspended' },
  verb_lift: { id: 'Meminta pencabutan pembekuan', en: 'Asked to lift the suspension of' },
  verb_check: { id: 'Memeriksa', en: 'Checked' },
  verb_remove: { id: 'Menghapus', en: 'Removed' },
  verb_remind: { id: 'Mengingatkan tentang', en: 'Sent a reminder about' },
  verb_suggest: { id: 'Menyusun otomatis', en: 'Arranged automatically' },
  verb_correct: { id: 'Membetulkan', en: 'Corrected' },
  verb_ship: { id: 'Mengirim', en: 'Shipped' },
  verb_deliver: { id: 'Menandai diterima', en: 'Marked as delivered' },
  verb_copy: { id: 'Menyalin', en: 'Copied' },
  verb_submit: { id: 'Mengajukan', en: 'Submitted' },
  'verb_take-back': { id: 'Menarik kembali', en: 'Took back' },
  verb_withdraw: { id: 'Menurunkan dari situs', en: 'Took off the site' },
  verb_answer: { id: 'Menjawab', en: 'Answered' },
  verb_resend: { id: 'Mengirim ulang', en: 'Sent again' },
  verb_step: { id: 'Mengubah status', en: 'Changed the status of' },
  verb_draw: { id: 'Menyusun', en: 'Drew up' },
  verb_own: { id: 'Membuat versi merek untuk', en: 'Made the brand’s own version of' },
  verb_return: { id: 'Mengembalikan lewat penyedia', en: 'Sent back by the gateway' },
  verb_resolve: { id: 'Memutuskan hasil', en: 'Settled the outcome of' },
  verb_pause: { id: 'Menjeda atau melanjutkan', en: 'Paused or resumed' },
  'verb_ask-again': { id: 'Meminta ulang dokumen', en: 'Asked again for documents of' },
  verb_disburse: { id: 'Mencairkan', en: 'Disbursed' },
  verb_missing: { id: 'Belum menemukan', en: 'Did not find' },
  verb_settle: { id: 'Melunasi lebih awal', en: 'Ended early' },
  verb_stop: { id: 'Menghentikan', en: 'Stopped' },
  verb_GET: { id: 'Melihat', en: 'Looked at' },
  verb_POST: { id: 'Menambah', en: 'Added' },
  verb_code: { id: 'Menyelesaikan', en: 'Completed' },
  verb_PUT: { id: 'Mengubah', en: 'Changed' },
  verb_PATCH: { id: 'Mengubah', en: 'Changed' },
  verb_DELETE: { id: 'Menghapus', en: 'Removed' },
})

/** What it is about, by the last other word of its address. */
const things = messages({
  thing_me: { id: 'profil sendiri', en: 'own profile' },
  thing_bookings: { id: 'pesanan', en: 'booking' },
  'thing_refund-batches': { id: 'pengembalian dana sekaligus', en: 'refunds together' },
  thing_transfers: { id: 'daftar transfer', en: 'transfer list' },
  thing_references: { id: 'referensi transfer', en: 'transfer references' },
  thing_refunds: { id: 'pengembalian dana', en: 'refund' },
  thing_payouts: { id: 'pembayaran mitra', en: 'payout' },
  thing_travellers: { id: 'jamaah', en: 'traveller' },
  thing_documents: { id: 'dokumen', en: 'document' },
  'thing_sign-in': { id: 'proses masuk', en: 'sign-in' },
  thing_code: { id: 'kode verifikasi', en: 'verification code' },
  'thing_sign-out': { id: 'sesi sendiri', en: 'own session' },
  thing_password: { id: 'kata sandi', en: 'password' },
  thing_forgot: { id: 'tautan kata sandi', en: 'password link' },
  thing_link: { id: 'tautan kata sandi', en: 'password link' },
  thing_sessions: { id: 'sesi', en: 'session' },
  'thing_recovery-codes': { id: 'kode pemulihan', en: 'recovery codes' },
  thing_staff: { id: 'staf', en: 'staff' },
  thing_grants: { id: 'peran staf', en: 'staff role' },
  'thing_two-step': { id: 'verifikasi dua langkah', en: 'two-step verification' },
  thing_audit: { id: 'catatan audit', en: 'audit entries' },
  thing_drafts: { id: 'draf', en: 'draft' },
  thing_jobs: { id: 'pekerjaan sistem', en: 'system jobs' },
  'thing_dead-letters': { id: 'kiriman gagal', en: 'failed message' },
  thing_applications: { id: 'pendaftaran mitra', en: 'partner application' },
  thing_checks: { id: 'pemeriksaan pendaftaran', en: 'application check' },
  thing_lift: { id: 'pencabutan pembekuan izin', en: 'lifting a suspension' },
  thing_licences: { id: 'izin', en: 'licence' },
  thing_earnings: { id: 'pendapatan mitra', en: 'partner earnings' },
  thing_statement: { id: 'laporan pembayaran', en: 'statement' },
  thing_ledger: { id: 'buku besar', en: 'ledger' },
  thing_entries: { id: 'catatan buku besar', en: 'ledger entries' },
  thing_transactions: { id: 'transaksi buku besar', en: 'ledger transaction' },
  thing_rules: { id: 'aturan', en: 'rule' },
  thing_tenants: { id: 'merek', en: 'brand' },
  thing_brand: { id: 'tampilan merek', en: 'brand appearance' },
  thing_logo: { id: 'logo merek', en: 'brand logo' },
  thing_settings: { id: 'pengaturan merek', en: 'brand settings' },
  thing_hosts: { id: 'alamat situs', en: 'site address' },
  'thing_partner-profiles': { id: 'halaman mitra', en: 'partner page' },
  thing_partners: { id: 'mitra yang ditampilkan', en: 'partners shown' },
  thing_departures: { id: 'keberangkatan', en: 'departure' },
  thing_changes: { id: 'perubahan', en: 'change' },
  thing_rooming: { id: 'pembagian kamar', en: 'rooming list' },
  thing_rooms: { id: 'kamar', en: 'room' },
  thing_moves: { id: 'tempat tidur jamaah', en: 'traveller’s bed' },
  thing_revisions: { id: 'versi pembagian kamar', en: 'rooming revision' },
  thing_manifest: { id: 'manifes', en: 'manifest' },
  thing_full: { id: 'manifes lengkap', en: 'full manifest' },
  thing_kit: { id: 'perlengkapan', en: 'kit' },
  thing_packages: { id: 'paket', en: 'package' },
  'thing_package-choices': { id: 'pilihan paket', en: 'package choices' },
  'thing_package-changes': { id: 'perubahan paket', en: 'package change' },
  thing_pictures: { id: 'gambar', en: 'picture' },
  thing_quota: { id: 'kuota keberangkatan', en: 'departure quota' },
  thing_terms: { id: 'ketentuan keberangkatan', en: 'departure terms' },
  thing_reviews: { id: 'ulasan', en: 'review' },
  thing_retention: { id: 'laporan penghapusan data', en: 'retention report' },
  thing_members: { id: 'anggota', en: 'member' },
  thing_verification: { id: 'kode verifikasi anggota', en: 'member’s verification code' },
  'thing_password-reset': { id: 'tautan kata sandi anggota', en: 'member’s password link' },
  thing_name: { id: 'nama anggota', en: 'member’s name' },
  thing_email: { id: 'email anggota', en: 'member’s email' },
  'thing_phone-number': { id: 'nomor HP anggota', en: 'member’s mobile number' },
  thing_invoices: { id: 'tagihan', en: 'invoice' },
  thing_find: { id: 'anggota & pesanan lewat pencarian', en: 'members & bookings by search' },
  thing_breaches: { id: 'insiden data', en: 'data breach' },
  thing_steps: { id: 'langkah insiden', en: 'breach step' },
  thing_doa: { id: 'doa', en: 'supplication' },
  thing_guides: { id: 'panduan', en: 'guide' },
  thing_posts: { id: 'artikel', en: 'article' },
  thing_choices: { id: 'pilihan', en: 'choices' },
  'thing_content-pictures': { id: 'gambar konten', en: 'content picture' },
  thing_banners: { id: 'banner', en: 'banner' },
  thing_gallery: { id: 'galeri', en: 'gallery' },
  thing_faqs: { id: 'tanya jawab', en: 'FAQ' },
  thing_pages: { id: 'halaman', en: 'page' },
  thing_versions: { id: 'versi halaman', en: 'page version' },
  thing_comments: { id: 'komentar', en: 'comment' },
  thing_reported: { id: 'komentar yang dilaporkan', en: 'reported comments' },
  thing_promos: { id: 'promo', en: 'promo' },
  thing_limits: { id: 'kuota promo', en: 'promo limits' },
  thing_figures: { id: 'angka ringkasan', en: 'figures' },
  thing_preview: { id: 'pratinjau paket', en: 'package preview' },
  thing_evidence: { id: 'bukti kepastian', en: 'evidence' },
  thing_hotels: { id: 'hotel', en: 'hotel' },
  thing_account: { id: 'rekening tujuan', en: 'destination account' },
  thing_sales: { id: 'penjualan', en: 'sales' },
  thing_seats: { id: 'kursi', en: 'seats' },
  thing_money: { id: 'arus uang', en: 'money' },
  thing_reading: { id: 'pembaca artikel', en: 'article reads' },
  thing_lookups: { id: 'pencarian sendiri', en: 'own lookups' },
  thing_approvals: { id: 'persetujuan', en: 'approvals' },
  thing_waiting: { id: 'persetujuan yang menunggu', en: 'waiting approvals' },
  thing_own: { id: 'milik sendiri', en: 'one’s own' },
  thing_accounts: { id: 'rekening mitra', en: 'partner account' },
  thing_financing: { id: 'pembiayaan', en: 'financing' },
  thing_disbursements: { id: 'pencairan bank', en: 'bank disbursement' },
  thing_instalments: { id: 'cicilan', en: 'instalment' },
  thing_savings: { id: 'tabungan', en: 'savings' },
  thing_numbers: { id: 'nomor HP pemohon', en: 'applicant’s mobile numbers' },
  'thing_savings-deposits': { id: 'setoran tabungan', en: 'savings deposits' },
  'thing_savings-differences': { id: 'selisih setoran tabungan', en: 'deposit difference' },
  thing_banks: { id: 'produk bank', en: 'bank products' },
  thing_products: { id: 'ketentuan produk bank', en: 'bank product terms' },
  thing_settlements: { id: 'setoran penyedia', en: 'gateway transfer' },
  'thing_settlement-differences': { id: 'selisih setoran penyedia', en: 'gateway transfer difference' },
})

type Said = Readonly<Record<string, string>>

/** The words of an address, without its parameters and where all of the desk's begin. */
const partsOf = (path: string): string[] =>
  path.split('/').filter((part) => part !== '' && !part.startsWith(':') && !/^(?:api|console|v1)$/.test(part))

/** What is only read, and still says what for. */
const isTaken = /^(?:export|file)$/

/** Posted, and still a change of what is there, or something sent. */
const changing = /^(?:name|email|phone-number|password|rules|quota|limits|moves|changes)$/
const sending = /^(?:verification|password-reset|forgot|link)$/
const methodOf = (method: string, last: string): string => {
  if (method !== 'POST') return method
  return changing.test(last) ? 'PUT' : sending.test(last) ? 'send' : method
}

/** A call in words: "Menyetujui pendaftaran mitra"; nothing for one that has none. */
export function actionText(call: string, language: Language): string | undefined {
  const [method = '', path = ''] = call.split(' ')
  const [verb, thing]: [Said, Said] = [verbs(language), things(language)]
  const parts = partsOf(path)
  const last = parts.at(-1) ?? ''
  const isVerb = parts.length > 1 && verb[`verb_${last}`] !== undefined && (method === 'POST' || isTaken.test(last))
  const about = thing[`thing_${isVerb ? parts.at(-2) : last}`]
  const does = verb[`verb_${isVerb ? last : methodOf(method, last)}`]
  return about && does ? `${does} ${about}` : undefined
}
