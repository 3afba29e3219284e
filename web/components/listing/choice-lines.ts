export type Choice = readonly [value: string, label: string]

/** Choices as one text, a line each: there are hundreds on a page, and as pairs each takes twenty bytes more. */
export const choiceLines = (choices: readonly Choice[]): string =>
  choices.map(([value, label]) => `${encodeURIComponent(value)} ${label.replaceAll('\n', ' ')}`).join('\n')

export const choicesIn = (lines: string): Choice[] =>
  lines === ''
    ? []
    : lines.split('\n').map((line) => {
        const end = line.indexOf(' ')
        return [decodeURIComponent(line.slice(0, end)), line.slice(end + 1)]
      })
