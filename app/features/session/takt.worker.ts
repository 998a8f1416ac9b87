// The timers of a worker keep their time while the tab is hidden.
setInterval(() => postMessage(null), 1000);
