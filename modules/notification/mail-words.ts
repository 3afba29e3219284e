import { messages } from '#core/messages.ts'

/** What members are told where mail to them comes back. */
export const mailWords = messages({
  mailBounces: { id: 'Email tidak sampai', en: 'Your email isn’t getting through' },
  mailBouncesText: {
    id: (email: string) => `Email ke ${email} tidak sampai. Periksa alamatnya atau ganti.`,
    en: (email: string) => `Email to ${email} isn’t getting through. Check the address or change it.`,
  },
  seeProfile: { id: 'Buka profil', en: 'Open your profile' },
})
