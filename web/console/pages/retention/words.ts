import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Masa simpan data', en: 'Data retention' },
  text: {
    id: (next: string) =>
      `Data dihapus atau dibuat anonim setiap malam, sesuai masa simpan di Kebijakan Privasi. Berikutnya ${next}.`,
    en: (next: string) =>
      `Data is deleted or made anonymous every night, after the periods in the privacy policy. Next run: ${next}.`,
  },
  failed: {
    id: (kinds: string) => `Belum berhasil dihapus: ${kinds}. Dicoba lagi malam ini.`,
    en: (kinds: string) => `Not deleted: ${kinds}. It will be tried again tonight.`,
  },
  overdue: {
    id: 'Proses malam terakhir tidak berjalan. Periksa antrean.',
    en: 'Last night’s run did not happen. Check the queues.',
  },
  data: { id: 'Data', en: 'Data' },
  period: { id: 'Masa simpan', en: 'Held for' },
  does: { id: 'Lalu', en: 'Then' },
  deletes: { id: 'dihapus', en: 'deleted' },
  anonymises: { id: 'dibuat anonim', en: 'made anonymous' },
  ran: { id: 'Terakhir', en: 'Last run' },
  never: { id: 'Belum pernah', en: 'Not yet' },
  rows: { id: 'Jumlah terakhir', en: 'Last count' },
  month: { id: '30 hari', en: '30 days' },
  status: { id: 'Status', en: 'Status' },
  done: { id: 'Berhasil', en: 'Done' },
  waiting: { id: 'Menunggu', en: 'Waiting' },
  failedOne: { id: 'Gagal', en: 'Failed' },
  late: { id: 'Terlambat', en: 'Late' },
  days: { id: (n: string) => `${n} hari`, en: (n: string) => `${n} days` },
  years: { id: (n: string) => `${n} tahun`, en: (n: string) => `${n} years` },
})

/** What goes, as the privacy page names it; one without a name here is shown by its own. */
export const kindNames = messages({
  codes: { id: 'Kode verifikasi dan tautan kata sandi', en: 'Verification codes and password links' },
  sessions: { id: 'Sesi: alamat IP dan peramban', en: 'Sessions: IP address and browser' },
  devices: { id: 'Perangkat dengan kunci yang dicabut', en: 'Devices with a revoked key' },
  guest_searches: { id: 'Pencarian terakhir tamu', en: 'Guests’ recent searches' },
  seat_news: { id: 'Permintaan kabar kursi yang sudah dikabari', en: 'Seat requests that were answered' },
  seat_requests: { id: 'Permintaan kabar kursi yang menunggu', en: 'Seat requests that still wait' },
  documents: { id: 'Paspor, KTP, dan sertifikat vaksin', en: 'Passports, ID cards and vaccination certificates' },
  orders: { id: 'Nama dan kontak di pesanan', en: 'Names and contacts in orders' },
  private_requests: {
    id: 'Nama dan kontak di permintaan umrah privat',
    en: 'Names and contacts in private umrah requests',
  },
  souvenir_orders: {
    id: 'Nama, kontak, dan alamat di pesanan oleh-oleh',
    en: 'Names, contacts and addresses in souvenir orders',
  },
  financing_documents: { id: 'Dokumen pengajuan pembiayaan', en: 'Documents of financing applications' },
  financing_applicants: { id: 'Data pemohon pembiayaan', en: 'Applicants’ details of financing' },
  applications: { id: 'Pendaftaran mitra tanpa konfirmasi', en: 'Unconfirmed partner applications' },
  application_documents: {
    id: 'Dokumen pendaftaran mitra yang ditolak',
    en: 'Documents of rejected partner applications',
  },
  savings_documents: {
    id: 'KTP, NPWP, dan data pemohon tabungan',
    en: 'ID cards, tax cards and applicants of savings',
  },
  chats: { id: 'Chat dengan konsultan dan berkasnya', en: 'Chats with consultants, and their files' },
  drafts: { id: 'Isian form yang belum dikirim', en: 'Forms that were not sent' },
})
