export type Ages = { infant_below_age: number; child_below_age: number }

/** Who flies at which fare. Everybody but an infant has a seat and a bed. */
export type Group = { adults: number; children: number; infants: number }

/** A family by fares: whoever is no child to an airline any more flies as an adult. */
export function groupOf(adults: number, child_ages: readonly number[], ages: Ages): Group {
  const infants = child_ages.filter((age) => age < ages.infant_below_age).length
  const children = child_ages.filter((age) => age >= ages.infant_below_age && age < ages.child_below_age).length
  return { adults: adults + child_ages.length - infants - children, children, infants }
}

export const seatedOf = ({ adults, children }: Group): number => adults + children
export const travellersOf = ({ adults, children, infants }: Group): number => adults + children + infants
