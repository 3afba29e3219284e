const place = 'rihla:latest-height'

/** Runs before the place is drawn, so that nothing moves when the order comes. */
export const heightScript = `try{document.documentElement.style.setProperty('--latest-height',(+localStorage.getItem('${place}')||0)+'px')}catch(e){}`

/** How high the order stood: all that this browser remembers of it. */
export function storeHeight(height: number): void {
  try {
    window.localStorage.setItem(place, String(height))
  } catch {
    // A browser that stores nothing lets the page move once.
  }
}
