/** Contracts by which a bank pays first; by the others people save with it. */
const financingAkads = ['murabahah', 'ijarah multijasa']

export const isFinancing = (akad: string): boolean => financingAkads.includes(akad)

type Margin = { akad: string; yearly_rate_bp: number; licence: { state: string } }

/** The licensed bank that sells at the smallest margin. Ijarah is no sale: its fee does not follow the sum. */
export function smallestMargin<B extends Margin>(banks: readonly B[]): B | undefined {
  return banks
    .filter((bank) => bank.akad === 'murabahah' && bank.yearly_rate_bp > 0 && bank.licence.state === 'valid')
    .sort((a, b) => a.yearly_rate_bp - b.yearly_rate_bp)[0]
}
