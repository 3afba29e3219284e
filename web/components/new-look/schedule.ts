/** Seeds, section 4, and decisions §1, in ms: from the tap to the dialog, and from the yes to the newer look. */
export const newLookSchedule = { dialogAfter: 1000, hiddenAfter: 200, leavesAfter: 1000 } as const

export type NewLookPhase = 'resting' | 'opening' | 'asking' | 'confirmed' | 'leaving' | 'gone'

type Step = { after: number; to: NewLookPhase }

/** What follows by itself, and when; a phase without a line waits for the person. */
export const nextPhase: Partial<Record<NewLookPhase, Step>> = {
  opening: { after: newLookSchedule.dialogAfter, to: 'asking' },
  confirmed: { after: newLookSchedule.hiddenAfter, to: 'leaving' },
  leaving: { after: newLookSchedule.leavesAfter - newLookSchedule.hiddenAfter, to: 'gone' },
}

export const isSpinning = (phase: NewLookPhase): boolean =>
  phase === 'opening' || phase === 'leaving' || phase === 'gone'
export const isAsking = (phase: NewLookPhase): boolean => phase === 'asking' || phase === 'confirmed'
