import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: (day: string) => `Ubah keberangkatan ${day}`, en: (day: string) => `Edit departure ${day}` },
  packages: { id: 'Paket', en: 'Packages' },
  departures: { id: 'Keberangkatan', en: 'Departures' },
  travellers: { id: 'Pesanan dan jamaah', en: 'Bookings and travellers' },
  day: { id: 'Tanggal berangkat', en: 'Departure date' },
  dayHint: {
    id: 'Tanggal pulang mengikuti lama perjalanan paket.',
    en: 'The return date follows the length of the package.',
  },
  terms: { id: 'Jadwal, hotel, dan harga', en: 'Schedule, hotels and prices' },
  certainties: { id: 'Kepastian', en: 'Certainties' },
  certaintiesText: {
    id: 'Tampil di halaman paket. Izin diperiksa dari data travel; empat lainnya Anda isi dengan buktinya, misalnya nomor tiket grup atau konfirmasi hotel.',
    en: 'Shown on the package page. The licence comes from the agency’s records; fill in the other four with their evidence, such as a group ticket number or a hotel confirmation.',
  },
  claim: { id: 'Status', en: 'Status' },
  evidence: { id: 'Bukti', en: 'Evidence' },
  evidenceFiles: { id: 'Berkas bukti', en: 'Evidence files' },
  evidenceText: {
    id: 'Hanya dilihat Anda dan peninjau kami, misalnya konfirmasi hotel atau tiket grup. Jamaah membaca teks bukti di atas.',
    en: 'Only you and our reviewers see these, such as a hotel confirmation or a group ticket. Buyers read the evidence text above.',
  },
  noEvidence: { id: 'Belum ada berkas.', en: 'No files yet.' },
  evidenceFor: { id: 'Bukti untuk', en: 'Evidence for' },
  evidenceFile: { id: 'Berkas', en: 'File' },
  evidenceHint: { id: 'PDF, JPEG, PNG, atau WebP, paling besar 10 MB.', en: 'PDF, JPEG, PNG or WebP, up to 10 MB.' },
  addEvidence: { id: 'Unggah bukti', en: 'Upload evidence' },
  removeEvidence: { id: 'Hapus', en: 'Remove' },
  evidence_added: { id: 'Berkas bukti disimpan.', en: 'The evidence is saved.' },
  evidence_removed: { id: 'Berkas bukti dihapus.', en: 'The evidence is removed.' },
  save: { id: 'Simpan', en: 'Save' },
  saved: { id: 'Keberangkatan disimpan.', en: 'The departure is saved.' },
  savedWaiting: {
    id: 'Keberangkatan disimpan. Kirim paketnya untuk ditinjau agar perubahannya tayang.',
    en: 'The departure is saved. Submit its package for review to publish the change.',
  },
  toPackage: { id: 'Buka paket', en: 'Open the package' },
  waiting: { id: 'Belum tayang, menunggu tinjauan', en: 'Not published yet, needs a review' },
  locked: {
    id: 'Paket ini sedang ditinjau atau sudah ditarik, jadi keberangkatannya tidak dapat diubah.',
    en: 'The package is in review or withdrawn, so its departures cannot change.',
  },
  howOpen: {
    id: 'Batas pesan dan penerbangan pulang langsung berlaku. Yang lain tayang setelah ditinjau.',
    en: 'The cut-off and the flights back change at once. The rest is published after a review.',
  },
  howSold: {
    id: 'Sudah ada jamaah. Harga baru berlaku untuk pesanan baru setelah ditinjau; yang sudah memesan tetap dengan harganya. Tanggal, hotel, dan penerbangan berangkat tidak dapat diubah: pindahkan pesanannya ke keberangkatan lain.',
    en: 'This departure has travellers. New prices apply to new bookings after a review; existing bookings keep theirs. The date, hotels and outbound flights cannot change: move the bookings to another departure.',
  },
})
