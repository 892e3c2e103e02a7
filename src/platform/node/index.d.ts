/** Stands in for the types of Node, which packages refer to, on floors that run without Node. */
export {};
