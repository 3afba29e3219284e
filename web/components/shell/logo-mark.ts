// An eight-pointed star around a mihrab, and a compass star: drawn here, so that a brand needs no file.
const marks: Record<string, string> = {
  rihla:
    'M20 1 25.56 6.57 33.44 6.57 33.44 14.44 39 20 33.44 25.56 33.44 33.44 25.56 33.44 20 39 14.44 33.44 6.57 33.44 6.57 25.56 1 20 6.57 14.44 6.57 6.57 14.44 6.57ZM13.5 29H26.5V20C26.5 15.6 22.6 13.9 20 10 17.4 13.9 13.5 15.6 13.5 20Z',
  demo: 'M20 1A19 19 0 1 1 20 39A19 19 0 1 1 20 1ZM20 6 17.2 17.2 6 20 17.2 22.8 20 34 22.8 22.8 34 20 22.8 17.2Z',
}

/** The outline of a brand's mark on a field of 40 by 40. */
export const markOf = (logo: string): string => marks[logo] ?? marks.rihla ?? ''

/** The mark as the icon of a browser tab. */
export const iconAddress = (logo: string, colour: string): string =>
  logo.startsWith('/')
    ? logo
    : `data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${colour}" fill-rule="evenodd" d="${markOf(logo)}"/></svg>`,
      )}`
