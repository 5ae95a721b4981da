// Passes Node's environment variables to the WASM program; GoogleTest reads from them which shard of the tests to run.
Module['preRun'] = () => Object.assign(ENV, process.env);
