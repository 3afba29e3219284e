import type { Shell } from '../../shell.server.ts'

type FrameColourProps = { scheme: Shell['color_scheme']; colours: Shell['frame_colours'] }

/** What the browser puts around the page; as the system has it, where nothing was chosen. */
export function FrameColour({ scheme, colours }: FrameColourProps) {
  if (scheme !== 'system') return <meta name="theme-color" content={colours[scheme]} />
  return (
    <>
      <meta name="theme-color" content={colours.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colours.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}
