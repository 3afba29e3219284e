import type { Card } from '#modules/search/rules/present.ts'

/** What a card in a list shows of a package. */
export type ShownCard = ReturnType<typeof shownCard>

/** Only what is shown: a page with dozens of cards sends each of them twice, once as words and once for its scripts. */
export const shownCard = ({
  names,
  category,
  type_slug,
  thumbnail,
  can_finance,
  can_save,
  partner,
  ...card
}: Card) => ({
  ...card,
  partner: { name: partner.name, licence_number: partner.licence_number },
})
