import { messages } from '#core/messages.ts'

export const words = messages({
  colours: { id: 'Warna', en: 'Colours' },
  features: { id: 'Fitur dan analitik', en: 'Features and analytics' },
  preview: { id: 'Pratinjau', en: 'Preview' },
  previewTitle: { id: 'Umrah 9 hari bersama travel berizin', en: 'Nine days of umrah with a licensed agency' },
  previewText: { id: 'Berangkat 12 Januari, kursi masih ada', en: 'Leaves on 12 January, seats left' },
  previewButton: { id: 'Pesan sekarang', en: 'Book now' },
  contrasts: { id: 'Kontras teks', en: 'Contrast of text' },
  readable: { id: 'Terbaca', en: 'Readable' },
  pale: { id: 'Perlu 4,5', en: 'Needs 4.5' },
  pair: {
    id: (text: string, ground: string, ratio: string) => `${text} di atas ${ground}: ${ratio} banding 1`,
    en: (text: string, ground: string, ratio: string) => `${text} on ${ground}: ${ratio} to 1`,
  },
})

/** Every field of a brand by its name in the form. */
export const fieldWords = messages({
  name: { id: 'Nama merek', en: 'Brand name' },
  business_name: { id: 'Nama perusahaan', en: 'Company name' },
  slogan: { id: 'Slogan', en: 'Slogan' },
  logo: { id: 'Lambang', en: 'Mark' },
  email: { id: 'Email', en: 'Email' },
  phone_number: { id: 'Telepon, dengan +62', en: 'Phone, with +62' },
  whatsapp_number: { id: 'WhatsApp, mulai dengan 62', en: 'WhatsApp, beginning with 62' },
  instagram_url: { id: 'Instagram', en: 'Instagram' },
  youtube_url: { id: 'YouTube', en: 'YouTube' },
  tiktok_url: { id: 'TikTok', en: 'TikTok' },
  twitter_url: { id: 'X (Twitter)', en: 'X (Twitter)' },
  linkedin_url: { id: 'LinkedIn', en: 'LinkedIn' },
  text_primary: { id: 'Teks utama', en: 'Main text' },
  text_secondary: { id: 'Teks kedua', en: 'Second text' },
  text_disabled: { id: 'Teks nonaktif', en: 'Disabled text' },
  background_primary: { id: 'Warna merek', en: 'Brand colour' },
  background_secondary: { id: 'Warna aksen', en: 'Accent colour' },
  background_web: { id: 'Latar halaman', en: 'Page ground' },
  background_paper: { id: 'Latar kartu', en: 'Card background' },
  background_outline: { id: 'Garis', en: 'Lines' },
  background_primary_dark: { id: 'Warna merek gelap', en: 'Dark brand colour' },
  is_hajj: { id: 'Haji', en: 'Hajj' },
  is_hasanah: { id: 'Hasanah', en: 'Hasanah' },
  is_promo: { id: 'Promo', en: 'Promos' },
  is_receive_payment_doku: { id: 'Pembayaran lewat DOKU', en: 'Payment through DOKU' },
  is_financing: { id: 'Dana talangan', en: 'Financing' },
  is_custom_product: { id: 'Umrah privat', en: 'Private umrah' },
  link_hasanah: { id: 'Tautan Hasanah', en: 'Hasanah link' },
  google_analytics_id: { id: 'ID Google Analytics', en: 'Google Analytics id' },
})

export const markWords = messages({
  rihla: { id: 'Bintang delapan dengan mihrab', en: 'Eight-pointed star with a mihrab' },
  demo: { id: 'Bintang kompas', en: 'Compass star' },
})
