import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Setoran penyedia pembayaran', en: 'Gateway transfers' },
  text: {
    id: 'Berkas setoran dicocokkan dengan pembayaran. Yang tidak cocok menunggu keputusan Anda.',
    en: 'Transfer files are matched with payments. What doesn’t match waits for your decision.',
  },
  differences: { id: 'Lihat selisih', en: 'View differences' },
  list: { id: 'Daftar berkas setoran', en: 'List of transfer files' },
  gateway: { id: 'Penyedia', en: 'Gateway' },
  allGateways: { id: 'Semua penyedia', en: 'All gateways' },
  day: { id: 'Hari pembayaran', en: 'Payment day' },
  lines: { id: 'Baris', en: 'Lines' },
  gross: { id: 'Jumlah', en: 'Gross' },
  fee: { id: 'Biaya', en: 'Fees' },
  open: { id: 'Selisih terbuka', en: 'Open differences' },
  received: { id: 'Diterima', en: 'Received' },
  empty: { id: 'Belum ada berkas setoran', en: 'There are no transfer files yet' },
  emptyText: {
    id: 'Unggah berkas dari penyedia pembayaran, atau tunggu berkas kemarin diambil otomatis.',
    en: 'Upload a file from a gateway, or wait for yesterday’s to be fetched.',
  },
  upload: { id: 'Unggah berkas setoran', en: 'Upload a transfer file' },
  uploadText: {
    id: 'CSV dengan kolom payment_number, gross, fee, dan net dalam rupiah bulat. Berkas yang sama tidak dihitung dua kali.',
    en: 'A CSV with the columns payment_number, gross, fee and net in whole rupiah. The same file is never counted twice.',
  },
  sample: { id: (gateway: string) => `Contoh berkas ${gateway}`, en: (gateway: string) => `Sample ${gateway} file` },
  uploadGateway: { id: 'Berkas dari penyedia', en: 'File from gateway' },
  file: { id: 'Berkas CSV', en: 'CSV file' },
  send: { id: 'Unggah dan cocokkan', en: 'Upload and match' },
})
