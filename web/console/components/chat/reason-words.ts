import { messages } from '#core/messages.ts'

/** Why a member has reported a conversation. */
export const reasonWords = messages({
  rude: { id: 'Konsultan tidak sopan', en: 'The consultant was rude' },
  fraud: { id: 'Dugaan penipuan', en: 'Suspected fraud' },
  money_outside: { id: 'Diminta membayar di luar situs', en: 'Asked to pay outside the site' },
  other: { id: 'Lainnya', en: 'Something else' },
})
