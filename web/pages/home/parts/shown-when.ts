/** A panel is in view while its segment is chosen, in the `group/tabs` that holds both: no script is needed. */
export const shownWhen = {
  umroh: 'hidden group-has-[[value=umroh]:checked]/tabs:block',
  haji: 'hidden group-has-[[value=haji]:checked]/tabs:block',
  'wisata-syariah': 'hidden group-has-[[value=wisata-syariah]:checked]/tabs:block',
  savings: 'hidden group-has-[[value=savings]:checked]/tabs:block',
  financing: 'hidden group-has-[[value=financing]:checked]/tabs:block',
} as const
