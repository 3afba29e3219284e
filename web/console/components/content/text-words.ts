import { messages } from '#core/messages.ts'

/** The forms of questions and pages. */
export const textWords = messages({
  question: { id: 'Pertanyaan', en: 'Question' },
  answer: { id: 'Jawaban', en: 'Answer' },
  body: { id: 'Isi halaman', en: 'Text' },
  groupName: { id: 'Nama kelompok', en: 'Name of the group' },
  groupSlug: { id: 'Kode kelompok', en: 'Code of the group' },
  groupHint: {
    id: 'Pertanyaan dengan kode yang sama tampil dalam satu kelompok, misalnya pembayaran.',
    en: 'Questions with the same code are shown as one group, such as pembayaran.',
  },
  marks: {
    id: 'Satu baris, satu paragraf. “- ” daftar, “1. ” langkah, “## ” judul bagian, **tebal**, [tautan](/umroh). {brand} menjadi nama merek.',
    en: 'One line, one paragraph. “- ” list, “1. ” step, “## ” section title, **bold**, [link](/umroh). {brand} becomes the brand’s name.',
  },
  shared: {
    id: 'Teks ini dipakai semua merek dan diubah oleh tim platform. Buat salinan untuk merek Anda jika isinya perlu berbeda.',
    en: 'All brands share this text and the platform’s team changes it. Make a copy for your brand if it has to differ.',
  },
  document: { id: 'Dokumen', en: 'Document' },
  guide: { id: 'Panduan', en: 'Guide' },
  index: { id: 'Daftar panduan', en: 'List of guides' },
  walk: { id: 'Langkah ibadah', en: 'Steps of worship' },
})
