import type { Flags } from '#core/tenant.ts'

type Category = 'umroh' | 'haji' | 'wisata-syariah'

/** Categories a tenant does not sell: its flags say so. */
export const closedCategories = ({ is_hajj }: Pick<Flags, 'is_hajj'>): Category[] => (is_hajj === 1 ? [] : ['haji'])

/** Ways to pay that a tenant does not offer, by their names as filters. */
export const closedPlans = ({ is_financing }: Pick<Flags, 'is_financing'>): string[] =>
  is_financing === 1 ? [] : ['financing']

export const isClosed = (category: Category, flags: Pick<Flags, 'is_hajj'>): boolean =>
  closedCategories(flags).includes(category)
