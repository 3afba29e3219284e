import { messages } from '#core/messages.ts'

export const logoWords = messages({
  logo: { id: 'Logo', en: 'Logo' },
  own: {
    id: 'Merek ini memakai logonya sendiri. Periksa apakah terlihat jelas di setiap tempat berikut.',
    en: 'This brand uses its own logo. Check that it is clear in each of these places.',
  },
  drawn: {
    id: 'Merek ini memakai lambang yang dipilih di atas. Unggah logo untuk menggantinya.',
    en: 'This brand uses the mark chosen above. Upload a logo to replace it.',
  },
  places: { id: 'Tempat logo tampil', en: 'Where the logo is shown' },
  light: { id: 'Kepala halaman, terang', en: 'Page header, light' },
  dark: { id: 'Kepala halaman, gelap', en: 'Page header, dark' },
  icon: { id: 'Ikon aplikasi', en: 'App icon' },
  tab: { id: 'Tab peramban', en: 'Browser tab' },
  file: { id: 'Pilih logo', en: 'Choose a logo' },
  hint: {
    id: 'PNG, WebP, atau JPEG, maksimal 10 MB. Sisi terpendek minimal 96 piksel, sebaiknya berlatar transparan. SVG tidak diterima.',
    en: 'PNG, WebP or JPEG, up to 10 MB. The shorter side at least 96 pixels, best on a transparent background. SVG is not accepted.',
  },
  upload: { id: 'Pasang logo', en: 'Use this logo' },
  remove: { id: 'Kembali ke lambang', en: 'Go back to the mark' },
})
