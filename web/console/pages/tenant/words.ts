import { messages } from '#core/messages.ts'

export const words = messages({
  tenants: { id: 'Merek', en: 'Brands' },
  brand: { id: 'Nama, kontak, dan warna', en: 'Names, contacts and colours' },
  saveBrand: { id: 'Simpan merek', en: 'Save the brand' },
  saveFeatures: { id: 'Simpan fitur', en: 'Save the features' },
  hosts: { id: 'Host', en: 'Hosts' },
  hostsText: {
    id: 'Nama host yang membuka situs merek ini. Host utama dipakai dalam tautan di email.',
    en: 'Host names that open this brand’s site. The main one is used for links in mails.',
  },
  main: { id: 'utama', en: 'main' },
  host: { id: 'Host baru', en: 'New host' },
  hostHint: { id: 'Misalnya umrah.contoh.id', en: 'Such as umrah.example.id' },
  addHost: { id: 'Tambah host', en: 'Add the host' },
  removeName: { id: 'Host yang dihapus', en: 'Host to remove' },
  removeHint: {
    id: 'Ketik nama hostnya. Situs tidak lagi terbuka di sana.',
    en: 'Type its name. The site will no longer open there.',
  },
  partners: { id: 'Travel yang ditampilkan', en: 'Travel agencies shown' },
  partnersText: {
    id: 'Travel berikut tidak tampil di situs merek ini. Pesanan yang sudah ada tetap berjalan.',
    en: 'These agencies are not shown on this brand’s site. Existing orders carry on.',
  },
  noneHidden: {
    id: 'Semua travel tampil di situs merek ini.',
    en: 'All agencies are shown on this brand’s site.',
  },
  partner: { id: 'Travel', en: 'Travel agency' },
  hidePartner: { id: 'Sembunyikan travel', en: 'Hide the agency' },
  showPartner: { id: (name: string) => `Tampilkan ${name}`, en: (name: string) => `Show ${name}` },
  removeHost: { id: 'Hapus host', en: 'Remove the host' },
  changed: {
    id: (by: string, at: string) => `Terakhir disimpan oleh ${by}, ${at}.`,
    en: (by: string, at: string) => `Last saved by ${by}, ${at}.`,
  },
  differs: { id: 'Yang sekarang tersimpan berbeda dari isian Anda:', en: 'What is saved now differs from your form:' },
  nowIs: {
    id: (name: string, value: string) => `${name}: ${value}`,
    en: (name: string, value: string) => `${name}: ${value}`,
  },
})

export const outcomes = [
  'brand',
  'features',
  'host_added',
  'host_removed',
  'partner_hidden',
  'partner_shown',
  'logo_set',
  'logo_removed',
  'made',
] as const
export type Outcome = (typeof outcomes)[number]

/** What a form did, said on the page that follows. */
export const doneWords = messages({
  brand: { id: 'Merek disimpan dan sudah terlihat di situsnya.', en: 'The brand is saved, and its site shows it.' },
  features: { id: 'Fitur disimpan.', en: 'The features are saved.' },
  host_added: { id: 'Host ditambahkan. Situs sudah terbuka di sana.', en: 'The host is added. The site opens there.' },
  host_removed: { id: 'Host dihapus.', en: 'The host is removed.' },
  partner_hidden: {
    id: 'Travel disembunyikan dari situs merek ini.',
    en: 'The agency is hidden from this brand’s site.',
  },
  partner_shown: {
    id: 'Travel tampil lagi di situs merek ini.',
    en: 'The agency is shown on this brand’s site again.',
  },
  logo_set: { id: 'Logo terpasang dan sudah tampil di situsnya.', en: 'The logo is in place, and its site shows it.' },
  logo_removed: { id: 'Situs kembali memakai lambang.', en: 'The site uses the mark again.' },
  made: {
    id: 'Merek dibuat. Adminnya menerima undangan lewat email.',
    en: 'The brand is made. Its admin gets an invitation by mail.',
  },
})
