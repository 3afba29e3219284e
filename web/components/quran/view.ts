/** What a reader wishes to see of each verse, and how large. */
export type View = { show: readonly Shown[]; size: string }
export const shownParts = ['arabic', 'latin', 'translation'] as const
export type Shown = (typeof shownParts)[number]
export const sizes = ['1', '2', '3', '4'] as const

/** What the address asks for; whoever hides everything sees everything. */
export function readView(params: URLSearchParams): View {
  const requested = params.getAll('show')
  const show = shownParts.filter((part) => requested.includes(part))
  const size = sizes.find((known) => known === params.get('size')) ?? '2'
  return { show: show.length > 0 ? show : shownParts, size }
}

export const viewPlace = 'rihla:quran-view'

/**
 * Runs before the verses are drawn, so that nothing moves: the boxes are set as this browser keeps them. An address that asks
 * for a view of its own goes first.
 */
export const viewScript = `try{var v=JSON.parse(localStorage.getItem('${viewPlace}'));if(v&&!/[?&](show|size)=/.test(location.search))document.querySelectorAll('[data-view] input').forEach(function(i){i.checked=i.type=='radio'?i.value==v.size:i.name=='show'?!v.show.length||v.show.indexOf(i.value)>=0:v.keys!==false})}catch(e){}`
