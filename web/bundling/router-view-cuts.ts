import type { Cuts } from './cut.ts'
import { notes } from './router-cuts.ts'

/** What React Router draws with: its components and hooks, and how it takes over the page that the server wrote. */
export const routerViewCuts: Record<string, Cuts> = {
  'lib/hooks.js': {
    digest: '815f4e1a09bdb3f2',
    lines: notes,
    known: [
      // Everything stands inside the one data router, and the root has its own error screen.
      ['React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable()', 'useNavigateStable()'],
      ['if (locationArg) {', 'if (false) {'],
      ['if (locationArg && renderedMatches) return', 'if (false) return'],
      ['else matches = matchRoutes(routes, { pathname: remainingPathname });', ''],
      ['match.route.errorElement || defaultErrorElement', 'match.route.errorElement'],
      ['if (dataRouterContext && dataRouterContext.static && dataRouterContext.staticContext && ', 'if (false && '],
      ['if (dataRouterOpts.isStatic) renderFallback = true;', ''],
      ['let onErrorHandler = dataRouterOpts?.onError;', 'let onErrorHandler;'],
      ['if (this.props.onError) ', 'if (false) '],
      // No server components.
      ['static contextType = RSCRouterContext;', ''],
      [
        'if (this.context && typeof error === "object" && error && "digest" in error && typeof error.digest === "string") {',
        'if (false) {',
      ],
      ['if (this.context) return', 'if (false) return'],
    ],
  },
  'lib/components.js': {
    digest: 'cbacca4ef1b85405',
    lines: notes,
    known: [
      ['if (newErrors && onError) ', 'if (false) '],
      // No view transitions.
      ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
      [
        'let isViewTransitionAvailable = router.window != null && router.window.document != null && typeof router.window.document.startViewTransition === "function";',
        '',
      ],
      ['let [pendingState, setPendingState] = React$1.useState();', 'let pendingState, setPendingState;'],
      [
        'let [vtContext, setVtContext] = React$1.useState({ isTransitioning: false });',
        'let [vtContext] = React$1.useState({ isTransitioning: false }), setVtContext;',
      ],
      ['let [renderDfd, setRenderDfd] = React$1.useState();', 'let renderDfd, setRenderDfd;'],
      ['let [transition, setTransition] = React$1.useState();', 'let transition, setTransition;'],
      ['let [interruption, setInterruption] = React$1.useState();', 'let interruption, setInterruption;'],
      ['React$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning &&', '(() => {\n\t\tif (false &&'],
      ['React$1.useEffect(() => {\n\t\tif (renderDfd && pendingState && router.window)', '(() => {\n\t\tif (false)'],
      ['React$1.useEffect(() => {\n\t\tif (renderDfd && pendingState &&', '(() => {\n\t\tif (false &&'],
      ['React$1.useEffect(() => {\n\t\tif (!vtContext.isTransitioning && interruption)', '(() => {\n\t\tif (false)'],
      ['}, [vtContext.isTransitioning, interruption]);', '});'],
      // `useTransitions` is not asked for.
      ['useTransitions = useIsRSCRouterContext() || useTransitions;', ''],
      ['let [state, setOptimisticState] = useOptimistic(_state);', 'let state = _state, setOptimisticState;'],
      ['useTransitions === false', 'false', 3],
      ['useTransitions === true', 'false', 2],
    ],
  },
  'lib/dom/ssr/hydration.js': {
    digest: '6bfe96fa2cbc0b5a',
    known: [
      // Which routes the page is made of, its own scripts say: no need to look for them among all.
      ['let dataRouteMatcher = createDataRouteMatcher(future, basename || "/");', ''],
      ['dataRouteMatcher.update(routes);', ''],
      [
        'let initialMatches = dataRouteMatcher.match(location);',
        'let initialMatches = Object.keys(window.__reactRouterRouteModules).map((id) => ({ route: { id } }));',
      ],
    ],
  },
  'lib/dom/lib.js': {
    digest: '3fa62403d02a7d3b',
    lines: notes,
    known: [
      ['const NavLink = React$1.forwardRef(', 'const NavLink = /* @__PURE__ */ React$1.forwardRef('],
      // No link is fetched ahead, none is masked.
      ['let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);', ''],
      ['...prefetchHandlers,', ''],
      ['mergeRefs(forwardedRef, prefetchRef)', 'forwardedRef'],
      ['return shouldPrefetch && !isAbsolute ? ', 'return false ? '],
      ['if (mask) {', 'if (false) {'],
      // The script that scrolls before React is there is written by the server; the browser never runs another.
      ['let restoreScroll = ((storageKey', 'let restoreScroll = ""; ((storageKey'],
      ['}).toString();\n\tif (props.nonce', '});\n\tif (props.nonce'],
    ],
  },
  'lib/dom/ssr/components.js': {
    digest: 'c558f81af80558a3',
    lines: notes,
    known: [
      ['isPageLinkDescriptor(link) ? ', 'false ? '],
      ['typeof criticalCss === "string" ? ', 'false ? '],
      ['typeof criticalCss === "object" ? ', 'false ? '],
      ['if (isSpaMode && !isHydrated) return', 'if (false) return'],
      // What only the server writes into the page.
      ['let contextScript = staticContext ? ', 'let contextScript = false ? '],
      ['let routeModulesScript = !isStatic ? " " : ', 'let routeModulesScript = true ? " " : '],
      ['if (renderMeta) renderMeta.didRenderScripts = true;', ''],
      ['typeof manifest.sri === "object" ? ', 'false ? ', 2],
      ['let isRSCRouterContext = useIsRSCRouterContext();', 'let isRSCRouterContext = false;'],
      ['isFogOfWarEnabled(routeDiscovery, ssr)', 'false'],
    ],
  },
  'lib/dom/ssr/single-fetch.js': {
    digest: 'b48e0bfc41893af7',
    known: [
      ['if (!ssr && !foundRevalidatingServerLoader) return', 'if (false) return'],
      ['if (shouldAllowOptOut(m) && hasClientLoader) {', 'if (false) {'],
    ],
  },
  'lib/dom/ssr/routes.js': {
    digest: 'a61893177d6a9f78',
    known: [
      // Pages load and act on the server only.
      ['if (!routeModule.clientLoader) return', 'return'],
      ['if (!routeModule.clientAction) {', 'if (true) {'],
      ['if (isSpaMode) throw noActionDefinedError("clientAction", route.id);', '', 2],
      ['if (!route.hasClientLoader) ', ''],
      ['if (!route.hasClientAction) ', ''],
      ['loader: route.hasClientLoader ? async', 'loader: false ? async'],
      ['action: route.hasClientAction ? async', 'action: false ? async'],
      ['middleware: route.hasClientMiddleware ? async', 'middleware: false ? async'],
      ['if (route.clientLoaderModule || route.clientActionModule) await', 'if (false) await'],
      ['prefetchRouteModuleChunks(route);', '', 2],
      ['if (needsRevalidation) return', 'if (false) return'],
      ['if (!ssr && manifestRoute.hasLoader && !manifestRoute.hasClientLoader) {', 'if (false) {'],
    ],
  },
  'lib/dom-export/hydrated-router.js': {
    digest: 'f47e9d0a894d63b3',
    known: [
      ['if (window.__reactRouterManifest.sri === true) {', 'if (false) {'],
      ['if (ssrInfo.context.isSpaMode) {', 'if (false) {'],
      ['if (window.history.state && window.history.state.masked) ', 'if (false) '],
      ['router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;', ''],
      [
        'patchRoutesOnNavigation: UNSAFE_getPatchRoutesOnNavigationFunction(() => router, ssrInfo.manifest, ssrInfo.routeModules, ssrInfo.context.ssr, ssrInfo.context.routeDiscovery, ssrInfo.context.isSpaMode, ssrInfo.context.basename)',
        '',
      ],
      [
        'UNSAFE_useFogOFWarDiscovery(router, ssrInfo.manifest, ssrInfo.routeModules, ssrInfo.context.ssr, ssrInfo.context.routeDiscovery, ssrInfo.context.isSpaMode);',
        '',
      ],
      [
        'let [criticalCss, setCriticalCss] = React$1.useState(process.env.NODE_ENV === "development" ? ssrInfo?.context.criticalCss : void 0);',
        'let criticalCss, setCriticalCss;',
      ],
      [
        'React$1.useEffect(() => {\n\t\tif (process.env.NODE_ENV === "development") setCriticalCss',
        '(() => {\n\t\tif (false) setCriticalCss',
      ],
      ['React$1.useEffect(() => {\n\t\tif (process.env.NODE_ENV === "development" &&', '(() => {\n\t\tif (false &&'],
    ],
  },
}
