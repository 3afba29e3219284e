/** Who is asked for a price, by the names that the broker has for them: those that go to every province. */
export const couriers = ['jne', 'jnt', 'sicepat', 'anteraja', 'pos', 'tiki', 'ninja', 'lion'] as const
