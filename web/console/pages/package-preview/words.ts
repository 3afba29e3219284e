import { type Language, messages } from '#core/messages.ts'

const inIndonesian = { id: 'bahasa Indonesia', en: 'bahasa Inggris' } as const
const inEnglish = { id: 'Indonesian', en: 'English' } as const

export const words = messages({
  title: { id: 'Pratinjau', en: 'Preview' },
  packages: { id: 'Paket', en: 'Packages' },
  text: {
    id: 'Lihat paket yang tersimpan di halaman situs, persis seperti nanti dilihat jamaah.',
    en: 'See the saved package on the site itself, exactly as buyers will see it.',
  },
  until: {
    id: (time: string) =>
      `Tautan berlaku sampai ${time}. Siapa pun yang memegangnya dapat membukanya. Muat ulang halaman ini untuk tautan baru.`,
    en: (time: string) => `The links work until ${time} for anyone who has them. Reload this page for new ones.`,
  },
  open: {
    id: (language: Language) => `Buka dalam ${inIndonesian[language]}`,
    en: (language: Language) => `Open in ${inEnglish[language]}`,
  },
  phone: {
    id: (language: Language) => `Selebar ponsel, ${inIndonesian[language]}`,
    en: (language: Language) => `Phone width, ${inEnglish[language]}`,
  },
  noSite: { id: 'Belum ada situs yang menampilkan paket ini', en: 'No site shows this package yet' },
  noSiteText: {
    id: 'Semua situs menyembunyikan travel ini atau tidak menjual jenis perjalanan ini. Hubungi kami bila ini keliru.',
    en: 'Every site hides this agency or does not sell this kind of trip. Contact us if that is a mistake.',
  },
})
