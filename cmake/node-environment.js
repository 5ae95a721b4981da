// A WASM program under Node has an environment of its own; GoogleTest reads in it which share of the tests it is to run.
Module['preRun'] = () => Object.assign(ENV, process.env);
