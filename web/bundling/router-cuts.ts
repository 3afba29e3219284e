import type { Cuts } from './cut.ts'

/** Warnings to developers, and names that only their tools show: development has them, the built site does without. */
export const notes = /^[ \t]*(?:(?:warning|warnOnce|warningOnce)\(.*\)|\w+\.displayName = ".*");$/gm

/** Whether an address (in small letters) begins as a pattern does, up to the first part of it that may vary. */
const beginsAs = `function beginsAs(pathname, pattern) {
	let varies = pattern.search(/[:*?]/);
	let fixed = varies < 0 ? pattern : pattern.slice(0, Math.max(pattern.lastIndexOf("/", varies), 0));
	return pathname.startsWith(fixed.toLowerCase(), pattern[0] === "/" ? 0 : 1);
}
`

/** The router itself: what moves between pages. Everything that fetches, submits, redirects and revalidates stays. */
export const routerCuts: Record<string, Cuts> = {
  'lib/router/router.js': {
    digest: 'c57a8a443062a135',
    lines: notes,
    known: [
      // All routes are known from the start (`routeDiscovery`), so none is found on the way.
      ['if (isFogOfWar) {', 'if (false) {', 3],
      ['if (!isFogOfWar) {', 'if (true) {'],
      ['if (loadMatch.isDiscovering) {', 'if (false) {'],
      ['if (initialMatches && !init.hydrationData) {', 'if (false) {'],
      ['let fogOfWar = checkFogOfWar(null, init.history.location.pathname);', 'let fogOfWar = { active: false };'],
      ['let fogOfWar = checkFogOfWar(matches, location.pathname);', 'let fogOfWar = { active: false };'],
      ['let fogOfWar = checkFogOfWar(matches, normalizedPath);', 'let fogOfWar = { active: false };'],
      ['fogOfWar.active = false;', ''],
      ['if (fogOfWar.active && fogOfWar.matches) {', 'if (false) {'],
      ['if (fogOfWar.active && fogOfWar.matches) matches = fogOfWar.matches;', '', 2],
      ['fogOfWar.active', 'false', 4],
      // Nothing blocks a navigation: `useBlocker` is not used.
      ['if (blockerKey && delta != null) {', 'if (false) {'],
      ['if (blockerKey) {', 'if (false) {'],
      ['if (blockers.size > 0 && !isUninterruptedRevalidation) {', 'if (false) {'],
      ['\t\tgetBlocker,\n\t\tdeleteBlocker,\n', ''],
      // No view transitions.
      ['if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location) {', 'if (false) {'],
      ['} else if (pendingViewTransitionEnabled) {', '} else if (false) {'],
      // No masked addresses.
      ['if (opts?.mask) {', 'if (false) {'],
      // Routes are never changed or thrown away while the page lives: that is for development.
      ['\t\tpatchRoutes,\n\t\t_internalFetchControllers: fetchControllers,\n\t\t_internalSetRoutes,\n', ''],
      ['_internalSetStateDoNotUseOrYouWillBreakYourApp(newState) {\n\t\t\tupdateState(newState);\n\t\t}', ''],
      ['\t\tdispose,\n', ''],
      ['dataRoutes.commitHmrRoutes();', ''],
      // No instruments.
      ['if (init.instrumentations) {', 'if (false) {'],
      ['if (init.instrumentations) router', 'if (false) router'],
      ['consumeInstrumentationClientResultMetaReceiver(router)', 'void 0', 2],
      ['if (opts?.instrumentationNavigateMetaReceiver) {', 'if (false) {'],
      ['if (instrumentationResultMetaReceiver) ', 'if (false) '],
      // One way of matching, one of loading; no middleware in the browser; parts of a route come one by one.
      ['if (future.unstable_routePatternMatching) {', 'if (false) {'],
      ['init.dataStrategy || defaultDataStrategyWithMiddleware', 'init.dataStrategy'],
      ['if (!init.dataStrategy && ', 'if (false && '],
      ['if (typeof route.lazy === "function") {', 'if (false) {'],
      ['if (matches.some((m) => m._lazyPromises?.middleware)) ', 'if (false) '],
      ['isStaticHandler ? () => {', 'false ? () => {'],
    ],
    bodies: {
      shouldBlockNavigation: '',
      restoreAppliedTransitions: '',
      persistAppliedTransitions: '',
      runClientMiddlewarePipeline:
        'if (args.request.signal.aborted) throw args.request.signal.reason; return handler();',
      checkFogOfWar: '',
    },
  },
  'lib/router/utils.js': {
    digest: '188e22b3a20905ee',
    lines: notes,
    known: [
      // A phone does not rank hundreds of patterns to find the one page it is on, only those that begin like the address.
      [
        'let branches = precomputedBranches ?? flattenAndRankRoutes(routes);\n\tlet matches = null;\n\tlet decoded = decodePath(pathname);',
        'let matches = null;\n\tlet decoded = decodePath(pathname);\n\tlet branches = flattenAndRankRoutes(routes, decoded.toLowerCase());',
      ],
      ['function flattenAndRankRoutes(routes) {', `${beginsAs}function flattenAndRankRoutes(routes, pathname) {`],
      ['let branches = flattenRoutes(routes);', 'let branches = flattenRoutes(routes, pathname);'],
      ['function flattenRoutes(routes, branches', 'function flattenRoutes(routes, pathname, branches'],
      ['flattenRoutes(route.children, branches', 'flattenRoutes(route.children, pathname, branches'],
      [
        'routes.forEach((route, index) => {\n\t\tif (',
        'routes.forEach((route, index) => {\n\t\tif (parentPath.length < 2 && route.path && !beginsAs(pathname, route.path)) return;\n\t\tif (',
      ],
    ],
  },
  'lib/router/matcher.js': {
    digest: '9a85e139a4688782',
    known: [
      ['\t\tthis.#branches = flattenAndRankRoutes(routes);\n', ''],
      ['\t#branches = [];\n', ''],
      [', this.#branches)', ')'],
      ['flattenAndRankRoutes, ', ''],
    ],
  },
  'lib/router/history.js': { digest: 'efc267dc2d2358a2', lines: notes },
  'lib/context.js': { digest: '1201bff0bc517bae', lines: notes },
  'lib/dom/dom.js': { digest: '82afb6691107df57', lines: notes },
}
