declare const brand: unique symbol
/** Whole rupiah. The compiler keeps it apart from other numbers. */
export type Rupiah = number & { readonly [brand]: 'Rupiah' }

/** Refuses fractions and what a double cannot hold exactly: money never rounds by accident. */
export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount)) throw new Error(`not a whole amount of rupiah: ${amount}`)
  return amount as Rupiah
}

export const sumRupiah = (amounts: readonly Rupiah[]): Rupiah =>
  rupiah(amounts.reduce((sum, amount) => sum + amount, 0))
