CREATE TABLE "income_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payer_id" uuid,
	"payee_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"content" jsonb NOT NULL,
	"signature" jsonb NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "income_statements_payerId_number_unique" UNIQUE NULLS NOT DISTINCT("payer_id","number")
);
--> statement-breakpoint
CREATE TABLE "statement_numbers" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "statement_numbers_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
ALTER TABLE "income_statements" ADD CONSTRAINT "income_statements_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_statements" ADD CONSTRAINT "income_statements_payee_id_users_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "income_statements_counting_index" ON "income_statements" USING btree ("cause") WHERE "income_statements"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "income_statements_payee_id_index" ON "income_statements" USING btree ("payee_id");