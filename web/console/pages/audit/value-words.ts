import { type Language, messages } from '#core/messages.ts'

/** What an entry is about, by the name that its call gives it. */
const things = messages({
  thing_account: { id: 'rekening', en: 'account' },
  thing_application: { id: 'pendaftaran mitra', en: 'application' },
  thing_approval: { id: 'persetujuan', en: 'approval' },
  thing_banner: { id: 'banner', en: 'banner' },
  thing_booking: { id: 'pesanan', en: 'booking' },
  thing_breach: { id: 'insiden data', en: 'data breach' },
  thing_comment: { id: 'komentar', en: 'comment' },
  thing_dated_rule: { id: 'aturan', en: 'rule' },
  thing_departure: { id: 'keberangkatan', en: 'departure' },
  thing_difference: { id: 'selisih setoran', en: 'difference' },
  thing_doa: { id: 'doa', en: 'supplication' },
  thing_document: { id: 'dokumen', en: 'document' },
  thing_draft: { id: 'draf', en: 'draft' },
  thing_export: { id: 'unduhan', en: 'download' },
  thing_faq: { id: 'tanya jawab', en: 'FAQ' },
  thing_gallery_item: { id: 'galeri', en: 'gallery item' },
  thing_guide: { id: 'panduan', en: 'guide' },
  thing_hotel: { id: 'hotel', en: 'hotel' },
  thing_invoice: { id: 'tagihan', en: 'invoice' },
  thing_ledger: { id: 'buku besar', en: 'ledger' },
  thing_licence: { id: 'izin', en: 'licence' },
  thing_manifest: { id: 'manifes', en: 'manifest' },
  thing_member: { id: 'anggota', en: 'member' },
  thing_package: { id: 'paket', en: 'package' },
  thing_page: { id: 'halaman', en: 'page' },
  thing_partner: { id: 'mitra', en: 'partner' },
  thing_payout: { id: 'pembayaran mitra', en: 'payout' },
  thing_payouts: { id: 'pembayaran mitra', en: 'payouts' },
  thing_picture: { id: 'gambar', en: 'picture' },
  thing_post: { id: 'artikel', en: 'article' },
  thing_private_extra: { id: 'layanan tambahan umrah privat', en: 'private umrah extra' },
  thing_private_hotel: { id: 'hotel umrah privat', en: 'private umrah hotel' },
  thing_private_offer: { id: 'penawaran umrah privat', en: 'private umrah offer' },
  thing_private_price: { id: 'harga umrah privat', en: 'private umrah price' },
  thing_private_route: { id: 'penerbangan umrah privat', en: 'private umrah flight' },
  thing_private_vehicle: { id: 'kendaraan umrah privat', en: 'private umrah vehicle' },
  thing_promo: { id: 'promo', en: 'promo' },
  thing_refund: { id: 'pengembalian dana', en: 'refund' },
  thing_refund_batch: { id: 'pengembalian sekaligus', en: 'refunds together' },
  thing_review: { id: 'ulasan', en: 'review' },
  thing_rooming: { id: 'pembagian kamar', en: 'rooming list' },
  thing_rooming_bed: { id: 'tempat tidur', en: 'bed' },
  thing_rooming_room: { id: 'kamar', en: 'room' },
  thing_search: { id: 'pencarian', en: 'search' },
  thing_session: { id: 'sesi', en: 'session' },
  thing_settlement: { id: 'setoran', en: 'gateway transfer' },
  thing_shipment: { id: 'kiriman', en: 'shipment' },
  thing_staff: { id: 'staf', en: 'staff' },
  thing_tenant: { id: 'merek', en: 'brand' },
  thing_traveller: { id: 'jamaah', en: 'traveller' },
  thing_umrah_closure: { id: 'masa umrah ditutup', en: 'umrah closure' },
})

/** The states of everything that has some; the same word means the same of all. */
const states = messages({
  state_accepted: { id: 'diterima', en: 'accepted' },
  state_approved: { id: 'disetujui', en: 'approved' },
  state_awaiting_approval: { id: 'menunggu persetujuan', en: 'awaiting approval' },
  state_awaiting_payment: { id: 'menunggu pembayaran', en: 'awaiting payment' },
  state_cancelled: { id: 'dibatalkan', en: 'cancelled' },
  state_carried_out: { id: 'disetujui', en: 'approved' },
  state_cart: { id: 'keranjang', en: 'cart' },
  state_closed: { id: 'ditutup', en: 'closed' },
  state_completed: { id: 'selesai', en: 'completed' },
  state_confirmed: { id: 'sudah diterima', en: 'confirmed' },
  state_draft: { id: 'draf', en: 'draft' },
  state_due: { id: 'belum dikirim', en: 'not sent' },
  state_expired: { id: 'kedaluwarsa', en: 'expired' },
  state_failed: { id: 'gagal', en: 'failed' },
  state_gone: { id: 'dihapus', en: 'removed' },
  state_in_progress: { id: 'berjalan', en: 'in progress' },
  state_in_review: { id: 'ditinjau', en: 'in review' },
  state_missing: { id: 'belum ada', en: 'missing' },
  state_on_sale: { id: 'dijual', en: 'on sale' },
  state_open: { id: 'terbuka', en: 'open' },
  state_paid: { id: 'lunas', en: 'paid' },
  state_pending: { id: 'menunggu', en: 'pending' },
  state_published: { id: 'terbit', en: 'published' },
  state_received: { id: 'diterima', en: 'received' },
  state_refund_due: { id: 'harus dikembalikan', en: 'refund due' },
  state_refunded: { id: 'dikembalikan', en: 'refunded' },
  state_rejected: { id: 'ditolak', en: 'rejected' },
  state_released: { id: 'diproses', en: 'being processed' },
  state_removed: { id: 'dihapus', en: 'removed' },
  state_requested: { id: 'menunggu persetujuan', en: 'awaiting approval' },
  state_returned: { id: 'dikembalikan bank', en: 'returned' },
  state_scheduled: { id: 'dijadwalkan', en: 'scheduled' },
  state_sending: { id: 'di penyedia pembayaran', en: 'with the payment provider' },
  state_sent: { id: 'terkirim', en: 'sent' },
  state_shown: { id: 'ditampilkan', en: 'shown' },
  state_submitted: { id: 'diajukan', en: 'submitted' },
  state_suspended: { id: 'dibekukan', en: 'suspended' },
  state_taken_back: { id: 'ditarik', en: 'taken back' },
  state_unverified: { id: 'belum diverifikasi', en: 'not verified' },
  state_verified: { id: 'terverifikasi', en: 'verified' },
  state_void: { id: 'tidak berlaku', en: 'void' },
  state_waiting: { id: 'menunggu', en: 'waiting' },
  state_withdrawn: { id: 'diturunkan', en: 'taken off the site' },
})

type Said = Readonly<Record<string, string>>

/** What it is called, or nothing where nobody has said. */
export const thingText = (thing: string, language: Language): string | undefined => {
  const said: Said = things(language)
  return said[`thing_${thing}`]
}

const isState = (name: string): boolean => name === 'state' || name === 'status'

/** A state in words; any other fact, and a state that nobody has named, has none. */
export const stateText = (name: string, value: string, language: Language): string | undefined => {
  const said: Said = states(language)
  return isState(name) ? said[`state_${value}`] : undefined
}
