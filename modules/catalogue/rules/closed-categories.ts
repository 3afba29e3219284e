import type { Flags } from '#core/tenant.ts'

type Category = 'umroh' | 'haji' | 'wisata-syariah'

/** Categories a tenant does not sell: its flags say so. */
export const closedCategories = ({ is_hajj }: Pick<Flags, 'is_hajj'>): Category[] => (is_hajj === 1 ? [] : ['haji'])

export const isClosed = (category: Category, flags: Pick<Flags, 'is_hajj'>): boolean =>
  closedCategories(flags).includes(category)
