const [navigation] = performance.getEntriesByType('navigation')

/** Whether this tab only loaded its page anew. */
export const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
