let changes = 0

/** This process has changed listings: its next reader looks first. */
export const noteChange = (): void => {
  changes++
}

export const changeCount = (): number => changes
